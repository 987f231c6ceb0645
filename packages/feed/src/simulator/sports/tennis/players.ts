/** Players of the tours, about in the order of their strength: "Name | country". */
const list = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const MEN: readonly string[] = list(`
  Carlos Alcaraz | ES
  Jannik Sinner | IT
  Novak Djokovic | RS
  Alexander Zverev | DE
  Taylor Fritz | US
  Daniil Medvedev | RU
  Jack Draper | GB
  Ben Shelton | US
  Alex de Minaur | AU
  Holger Rune | DK
  Lorenzo Musetti | IT
  Andrey Rublev | RU
  Casper Ruud | NO
  Stefanos Tsitsipas | GR
  Tommy Paul | US
  Felix Auger-Aliassime | CA
  Hubert Hurkacz | PL
  Karen Khachanov | RU
  Frances Tiafoe | US
  Grigor Dimitrov | BG
  Jakub Mensik | CZ
  Arthur Fils | FR
  Ugo Humbert | FR
  Francisco Cerundolo | AR
  Tomas Machac | CZ
  Jiri Lehecka | CZ
  Alejandro Davidovich Fokina | ES
  Sebastian Korda | US
  Denis Shapovalov | CA
  Alexei Popyrin | AU
  Flavio Cobolli | IT
  Joao Fonseca | BR
  Matteo Berrettini | IT
  Tallon Griekspoor | NL
  Brandon Nakashima | US
  Alexander Bublik | KZ
  Nuno Borges | PT
  Cameron Norrie | GB
  Jan-Lennard Struff | DE
  Gael Monfils | FR
  Giovanni Mpetshi Perricard | FR
  Miomir Kecmanovic | RS
  Roberto Bautista Agut | ES
  Jordan Thompson | AU
  Sebastian Baez | AR
  Tomas Martin Etcheverry | AR
  Zizou Bergs | BE
  Alexandre Muller | FR
  Gabriel Diallo | CA
  Alex Michelsen | US
  Marcos Giron | US
  Lorenzo Sonego | IT
  Luciano Darderi | IT
  Fabian Marozsan | HU
  Roman Safiullin | RU
  David Goffin | BE
  Quentin Halys | FR
  Benjamin Bonzi | FR
  Marton Fucsovics | HU
  Laslo Djere | RS
  Pedro Martinez | ES
  Jaume Munar | ES
  Yoshihito Nishioka | JP
  Kei Nishikori | JP
  Aleksandar Vukic | AU
  Mackenzie McDonald | US
  Daniel Altmaier | DE
  Corentin Moutet | FR
  Learner Tien | US
  Borna Coric | HR
  Marin Cilic | HR
  Stan Wawrinka | CH
  Damir Dzumhur | BA
  Botic van de Zandschulp | NL
  Arthur Rinderknech | FR
  Hamad Medjedovic | RS
`);

export const WOMEN: readonly string[] = list(`
  Aryna Sabalenka | BY
  Iga Swiatek | PL
  Coco Gauff | US
  Elena Rybakina | KZ
  Jessica Pegula | US
  Mirra Andreeva | RU
  Madison Keys | US
  Qinwen Zheng | CN
  Jasmine Paolini | IT
  Amanda Anisimova | US
  Emma Navarro | US
  Karolina Muchova | CZ
  Paula Badosa | ES
  Daria Kasatkina | AU
  Elina Svitolina | UA
  Diana Shnaider | RU
  Barbora Krejcikova | CZ
  Naomi Osaka | JP
  Beatriz Haddad Maia | BR
  Ekaterina Alexandrova | RU
  Clara Tauson | DK
  Marketa Vondrousova | CZ
  Victoria Mboko | CA
  Linda Noskova | CZ
  Jelena Ostapenko | LV
  Liudmila Samsonova | RU
  Belinda Bencic | CH
  Ons Jabeur | TN
  Emma Raducanu | GB
  Leylah Fernandez | CA
  Maria Sakkari | GR
  Donna Vekic | HR
  Marta Kostyuk | UA
  Anastasia Pavlyuchenkova | RU
  Magdalena Frech | PL
  Elise Mertens | BE
  Dayana Yastremska | UA
  Sofia Kenin | US
  McCartney Kessler | US
  Ashlyn Krueger | US
  Magda Linette | PL
  Lulu Sun | NZ
  Katie Boulter | GB
  Peyton Stearns | US
  Anna Kalinskaya | RU
  Veronika Kudermetova | RU
  Xinyu Wang | CN
  Yue Yuan | CN
  Eva Lys | DE
  Maya Joint | AU
  Alexandra Eala | PH
  Iva Jovic | US
  Olga Danilovic | RS
  Camila Osorio | CO
  Sorana Cirstea | RO
  Jaqueline Cristian | RO
  Anhelina Kalinina | UA
  Caroline Garcia | FR
  Bianca Andreescu | CA
  Caty McNally | US
  Rebecca Sramkova | SK
  Katerina Siniakova | CZ
  Marie Bouzkova | CZ
  Viktorija Golubic | CH
  Yulia Putintseva | KZ
  Tatjana Maria | DE
  Laura Siegemund | DE
  Moyuka Uchijima | JP
  Petra Kvitova | CZ
  Zeynep Sonmez | TR
`);
