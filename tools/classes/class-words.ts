/** The words that names of classes are made of. One that a new name needs is added here, in its place by letter: whole, as people say it. */
export const CLASS_WORDS: ReadonlySet<string> = new Set(
  `
    about accepted account accumulator accumulators action actions activation add advice again age all amber amount answer appeal arc
    area arithmetic arm arrow
    article assessment auto autoplay avatar away back bad badge badges balance ball balloon balls bar bare barred bars bead bed before
    bench best bet bets better betting bid bids big bingo blank block blue board body boost bottom bought boundary bow box bracket brand broadcast
    bucket builder busy button buttons calculator came cancel cap card cards case cash cashback casino cell cells challenge challenges champ
    champions chance change changed chart chase chat check checks chevron chip chips choice choices chosen chronicle clear click
    climb clock close club clubs code codes coin collapsible column columns combination comparison competitor consent consents
    console contender content contents control controls cookie copy count country counts coupon coupons course courses craps crash
    credentials crest cricket crumbs currency curve cut danger dark date day dealer delay deposit desktop details device dialog diamonds dice
    digits dimmed disc discipline disciplines display documents done dot down draw drawer drawn draws drop duration edge edit ellipsis
    email empty end entry error event events exclusion explanation face fact facts faint fairness felt field fields
    fieldset fight fighter fights figures file files fill filter final find finding finish first fixed flag flip floating folded foot
    footer forecast forgotten form found frame free full gain game games gap gate gem generated generator ghost given glasses goal good grab graph
    graphs green grid group grow guess guide hair half halo halves hand handicap handle hands have head header heading help hero hint
    history hit home horse host icon identification implied in incident incidents info information inner innings item jackpot keno key
    keys kickoff kind kinds knockout label ladder lanes language languages large last later lead leader leaders league left leg
    legend legs level levels light limbo limit limits line lines lineup lineups link links list live load lobby locked log login logo
    long lottery main manager marble mark marked market markets marks masthead match matches medal meetings menu message meter
    method methods middle mines minute miss missing mobile mode momentum monospace more mouth movements moving multi muted name names
    narrow native navigation needed net new news next no none note notes notice now number odds off offer office on one only open option
    options or orb organisations other out outright over overs own pad padded page pager pair pane panel password past path pause
    pay payment payout peg pegs people percent period periods phase phone photo photos picker picks picture piece pin pitch place
    placed places plain plate play player playing podium podiums point pointer points poker pool pools post posts pot pots power preferences preset presets
    price prices print privacy prizes problem progress promo proof provider pump puzzle qr question questions queue quote race racecard races rail
    range ranking rating reader reading reality reason receipt recent recommendation recommendations recovery red reel reels
    registration rejection remove report requests rest restriction result results return right ring road room rooms roulette round rounds row rows
    rule rules run runner runs save say says scale score scorecard scorers scores scratch screen scrim script scroll search
    searches season seat seats second secret section security seed seeds segment segments select selected self sent serve serving session
    sets setting share shared sheet shirt short shut side sides sign silk singles site size skeleton skin skip sleeve slide slider slim slip
    slot small social sold soon sort spacer spent spin spinner spinning sport sports spot squad stack stage stake standing standings
    star start state statistic statistics status step steps stream strip strong subject suggestion sum summary sums support switch
    switches tab table tables tabs talk tape target team teams terms text third three tick ticket tie tile tiles time timeline times
    tiny title to toast toasts toggle tolerance tone tool toolbar tools top total totals toto tournament tournaments tower track
    tracker tries turf two unfolded up upcoming used value venue verify versus vest wait waiting wall wallet wanted way what wheel who
    why wicket wide window wins with won word words wrap wrong year yellow zero
  `
    .trim()
    .split(/\s+/),
);

/** Words of fewer than three letters. */
const SHORT: ReadonlySet<string> = new Set(['in', 'no', 'on', 'or', 'qr', 'to', 'up']);
/** A class that looks like a word, and stood for one. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `
    act acts ans btn calc chev col cols con conf creds cur desc det dlg doc docs err exp ext fig figs fmt gen grp hdr hist idn img
    lang lbl lim lvl mid misc mom mono msg nav num ob opt opts para pic pref prefs prev qty reg req res sec sect seg sel sep spec stat
    stats sub sup sys tbl tel temp tmp toc tour val var vid
  `
    .trim()
    .split(/\s+/),
);

/** Whether a part of a name is no whole word, as far as letters can tell: one or two of them, a number, no vowel, or a known short form. */
export const isAbbreviation = (word: string): boolean =>
  !SHORT.has(word) && (word.length < 3 || /\d/.test(word) || !/[aeiouy]/.test(word) || ABBREVIATIONS.has(word));
