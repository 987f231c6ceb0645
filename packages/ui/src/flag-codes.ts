/** Codes that art/flags.svg has a drawing for. */
export const FLAG_CODES: ReadonlySet<string> = new Set(
  'ad ae af ag al am ao ar at au az ba bb bd be bf bg bh bi bj bn bo br bs bt bw by bz ca cd cf cg ch ci cl cm cn co cr cu cv cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fm fo fr ga gb gb-eng gb-nir gb-sct gb-wls gd ge gg gh gi gl gm gn gp gq gr gt gw gy hk hn hr ht hu id ie il im in iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mk ml mm mn mo mr mt mu mv mw mx my mz na ne ng ni nl no np nz om pa pe pf pg ph pk pl pr ps pt py qa re ro rs ru rw sa sb sc sd se sg si sk sl sm sn so sr ss sv sy sz td tg th tj tl tm tn to tr tt tw tz ua ug us uy uz va vc ve vn vu ws xk ye za zm zw'.split(
    ' ',
  ),
);
