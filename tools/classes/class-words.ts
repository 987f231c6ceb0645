/** The words that names of classes are made of. One that a new name needs is added here, in its place by letter: whole, as people say it. */
export const CLASS_WORDS: ReadonlySet<string> = new Set(
  `
     a about accepted account act action actions activation acts add advice again age all amber amount and ans answer appeal arc area
     arithmetic arrow article assessment auto autoplay avatar away back bad badge badges balance ball balloon balls bar bare barred
     bars bead bed bench best bet bets better bid bids big blank block blue board body boost bottom boundary box bracket brand
     broadcast btn bucket builder busy button buttons calc calculator came cancel cap card cards case cash casino cell champ
     champions chance change changed chart chase chat check checks chev chevron chip chips choice choices chosen chronicle class
     clear click climb clock close club clubs code codes coin col collapsible cols column columns combination comparison competitor
     con conf consent consents console const contender content contents control controls cookie copy count country coupon coupons
     course courses credentials creds crest cricket crumbs cur currency curve cut danger dark day delay deposit desc desktop det
     details device dialog diamonds dice digits dimmed disc discipline disciplines display dlg doc docs documents done dot down draw
     drawer draws drop duration eadonly edge edit ellipsis email empty end err error et event events exclusion exp explanation
     express expresses ext face facts faint fairness fewer field fields fieldset fig fight fighter fights figs figures file files
     fill filter final find finish first fixed flag flip floating fmt folded foot footer for forgotten form found frame free full
     gain game games gap gate gem gen generated generator ghost given goal good grab graph graphs green grid group grow grp guess
     guide half halo halves hand handicap handle hands have hdr head header heading help hero hint hist history hit home horse host
     icon identification idn img implied in incident incidents info information inner item jackpot keno key keys kickoff kind kinds
     knockout label ladder lanes lang language languages large last later lbl lead leader leaders league left leg legend legs letters
     level levels light like lim limbo limit limits line lines lineup lineups link links list live load lobby locked login logo long
     looks lvl main manager marble mark marked market markets marks masthead match matches medal meetings menu message meter method
     methods mid middle mines minute misc miss missing mobile mode mom momentum mono monospace more movements moving msg multi muted
     name names narrow nav navigation needed net new news next no none note notes notice now num number ob odds of off offer office
     on one only open opt option options opts or orb ords organisations other out outright over overs own pad padded page pager pair
     pane panel para password past path pause pay payment payout peg pegs people percent period periods phase phone photo photos pic
     picker picks picture piece pin pitch place places plain play player playing podium podiums pointer points pool pools post posts
     power pref preferences prefs preset presets prev price prices print privacy problem progress promo provider pump puzzle qr qty
     question questions queue quote race races rail range ranking rating reader reading reality reason receipt recent recommendation
     recommendations recovery red reel reg registration rejection remove report req requests res rest restriction result results
     return ring road round rounds row rows rule rules run runner runs s save say says scale score scorecard scorers scores scratch
     screen scrim script scroll search searches season sec second secret sect section security seed seeds seg segment segments sel
     select selected self sent sep serve serving session sets setting share sheet shirt short shut side sides sign silk singles site
     size skeleton skip slider slim small social soon sort spacer spec spent spin spinner spinning split sport sports squad stack
     stage stake standing standings star start stat state statistic statistics stats status step steps stood stream string strip
     strong sub subject suggestion sum summary sums sup support switch switches sys tab table tables tabs talk tape target tbl team
     teams tel temp terms text than that third three tick ticket tile tiles time timeline times tiny title tmp to toast toasts toc
     toggle tolerance tool toolbar tools top total totals toto tour tournament tournaments tower track tracker tries trim two
     unfolded up upcoming used val value var venue verify versus vid wait waiting wall wallet wanted way ways what wheel who why
     wicket wide wins with won word words wrap wrong year yellow zero
    `
    .trim()
    .split(/\s+/),
);

/** Whether a part of a name is no whole word, as far as letters can tell: one or two of them, a number, no vowel, or a known short form. */
export const isAbbreviation = (word: string): boolean =>
  !SHORT.has(word) && (word.length < 3 || /\d/.test(word) || !/[aeiouy]/.test(word) || ABBREVIATIONS.has(word));
