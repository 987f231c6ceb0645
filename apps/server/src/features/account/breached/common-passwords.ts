/**
 * Stems of the passwords that every list of leaked ones begins with, in lower case: words, names, clubs, games, walks over the keyboard. The
 * rest of such lists is these with a year, a few digits or a sign at the end.
 */
const STEMS = `
password passwort passw0rd pass passwd parol parola motdepasse contrasena senha wachtwoord haslo salasana
qwerty qwertyuiop qwertyui qwert qwertz azerty asdfgh asdfghjkl asdf zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwe qweqwe asdasd zxczxc
1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1xsw2 qwer1234 asdf1234 a1b2c3 a1b2c3d4 abc abcd abcde abcdef abcdefg
abc123 abcd1234 abc12345 a123456 a12345678 a123456789 aa123456 aa12345678 q123456 w123456 z123456 123qwe 1234qwer 123abc 1234abcd 12345a 123456a 1234567a 12345678a 123456789a 123456q 123456789q
12345678 123456789 1234567890 87654321 987654321 11111111 00000000 88888888 12341234 123123123 123321123 11223344 112233 121212 147258369 159753 789456123
admin administrator root guest user login welcome letmein master access secret changeme default test tester testing demo temp temporary hello hallo privet
iloveyou loveyou love lovely lover mylove ilove forever sweet sweetheart honey baby babygirl babyboy angel angels princess prince queen king sunshine sunflower rainbow butterfly flower rose star superstar
monkey dragon tiger lion eagle wolf bear panda kitty kitten puppy doggy shadow ghost spider batman superman spiderman ironman wonder joker naruto pokemon pikachu goku minecraft roblox fortnite callofduty
football soccer futbol calcio hockey basketball baseball cricket tennis boxing formula ferrari porsche mercedes toyota honda yamaha harley mustang corvette camaro
liverpool chelsea arsenal manchester manunited mancity tottenham everton barcelona realmadrid juventus milan inter napoli bayern dortmund schalke ajax benfica porto celtic rangers spartak dinamo zenit galatasaray fenerbahce besiktas
flamengo corinthians palmeiras santos boca river messi ronaldo neymar maradona pele zidane beckham mbappe lebron jordan kobe yankees lakers cowboys steelers packers raiders patriots eagles
michael michelle jennifer jessica ashley amanda melissa nicole stephanie elizabeth daniel david andrew anthony william robert richard thomas charles joseph matthew joshua christopher jonathan benjamin samuel nathan jason justin brandon
alexander alexandra alexandr sasha natasha tatiana svetlana marina irina elena olga anna maria masha dasha katya nikita dmitry sergey andrey vladimir maksim maxim ivan oleg igor pavel roman
mohamed mohammed muhammad ahmed ali hassan hussein omar ibrahim yusuf fatima aisha allah bismillah inshallah
jesus christ heaven god godisgood blessed faith hope grace peace freedom lucky happy happiness smile cookie chocolate banana cheese pepper ginger orange apple cherry summer winter spring autumn
january february march april june july august september october november december monday friday sunday
google facebook instagram twitter youtube samsung iphone android microsoft windows internet computer linux apple
usa america london paris berlin moscow moskva russia ukraine poland brasil mexico india pakistan nigeria kenya ghana canada australia england germany france italia espana turkiye istanbul
money cash dollar bitcoin casino poker winner champion bet betting jackpot million vegas gambler
fuckyou fuckoff asshole bitch sexy sexygirl hunter killer soldier warrior matrix starwars gandalf hobbit harrypotter hogwarts metallica nirvana slipknot eminem rammstein beatles
trustno1 whatever nothing someone myself computer123 cheese1 ncc1701 thx1138 bond007 agent007 blink182 rush2112 jordan23 michael1 charlie charlie1 donald george maggie buster bailey sophie daisy molly max
`;

/** Signs for letters, as people write them. */
const UNLEET: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

const unleet = (text: string): string => text.replace(/[013457@$]/g, (sign) => UNLEET[sign] ?? sign);

/** Endings that people add so that a form is content: up to four digits (a year, a PIN), a counted row, and a sign or two. */
const DECORATION = /^(?:\d{0,4}|\d?12345(?:6(?:7(?:8(?:9(?:0)?)?)?)?)?|54321|654321|abc1?|a1)[!@#$._*?-]{0,2}$/;

let known: ReadonlySet<string> | undefined;
const readStems = (): ReadonlySet<string> => {
  known ??= new Set(STEMS.split(/\s+/).filter((stem) => stem !== ''));
  return known;
};

/**
 * Whether a password is one that lists of leaked ones are full of: a stem with what is usually put before or behind it, however it is cased,
 * doubled, or its letters swapped for signs; or hardly more than one character.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size <= 2) return true;
  const stems = readStems();
  for (let end = plain.length; end >= 3; end -= 1) {
    const head = plain.slice(0, end);
    if (!DECORATION.test(plain.slice(end))) continue;
    const bare = head.replace(/^(?:\d{1,4}|123456?|[!@#$._*?-]{1,2})(?=\p{L})/u, '');
    for (const stem of [head, bare, unleet(head), unleet(bare)])
      if (
        stems.has(stem) ||
        (stem.length % 2 === 0 && stem.slice(0, stem.length / 2) === stem.slice(stem.length / 2) && stems.has(stem.slice(stem.length / 2)))
      )
        return true;
  }
  return false;
}
