/** Players of the tours, about in the order of their strength: "Name | ru | ar | country". */
const list = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const MEN: readonly string[] = list(`
  Carlos Alcaraz | Карлос Алькарас | كارلوس ألكاراس | ES
  Jannik Sinner | Янник Синнер | يانيك سينر | IT
  Novak Djokovic | Новак Джокович | نوفاك ديوكوفيتش | RS
  Alexander Zverev | Александр Зверев | ألكسندر زفيريف | DE
  Taylor Fritz | Тейлор Фриц | تايلور فريتز | US
  Daniil Medvedev | Даниил Медведев | دانييل ميدفيديف | RU
  Jack Draper | Джек Дрейпер | جاك درايبر | GB
  Ben Shelton | Бен Шелтон | بن شيلتون | US
  Alex de Minaur | Алекс де Минор | أليكس دي مينور | AU
  Holger Rune | Хольгер Руне | هولغر رونه | DK
  Lorenzo Musetti | Лоренцо Музетти | لورنزو موسيتي | IT
  Andrey Rublev | Андрей Рублёв | أندريه روبليف | RU
  Casper Ruud | Каспер Рууд | كاسبر رود | NO
  Stefanos Tsitsipas | Стефанос Циципас | ستيفانوس تسيتسيباس | GR
  Tommy Paul | Томми Пол | تومي بول | US
  Felix Auger-Aliassime | Феликс Оже-Альяссим | فيليكس أوجيه ألياسيم | CA
  Hubert Hurkacz | Хуберт Хуркач | هوبرت هوركاتش | PL
  Karen Khachanov | Карен Хачанов | كارين خاتشانوف | RU
  Frances Tiafoe | Фрэнсис Тиафо | فرانسيس تيافو | US
  Grigor Dimitrov | Григор Димитров | غريغور ديميتروف | BG
  Jakub Mensik | Якуб Меншик | ياكوب منشيك | CZ
  Arthur Fils | Артюр Фис | آرثر فيس | FR
  Ugo Humbert | Уго Умбер | أوغو هامبير | FR
  Francisco Cerundolo | Франсиско Черундоло | فرانسيسكو سيروندولو | AR
  Tomas Machac | Томаш Махач | توماش ماخاتش | CZ
  Jiri Lehecka | Иржи Легечка | ييري ليهيتشكا | CZ
  Alejandro Davidovich Fokina | Алехандро Давидович-Фокина | أليخاندرو دافيدوفيتش فوكينا | ES
  Sebastian Korda | Себастьян Корда | سيباستيان كوردا | US
  Denis Shapovalov | Денис Шаповалов | دينيس شابوفالوف | CA
  Alexei Popyrin | Алексей Попырин | أليكسي بوبيرين | AU
  Flavio Cobolli | Флавио Коболли | فلافيو كوبولي | IT
  Joao Fonseca | Жоао Фонсека | جواو فونسيكا | BR
  Matteo Berrettini | Маттео Берреттини | ماتيو بيريتيني | IT
  Tallon Griekspoor | Таллон Грикспор | تالون غريكسبور | NL
  Brandon Nakashima | Брэндон Накашима | براندون ناكاشيما | US
  Alexander Bublik | Александр Бублик | ألكسندر بوبليك | KZ
  Nuno Borges | Нуну Боржеш | نونو بورغيس | PT
  Cameron Norrie | Кэмерон Норри | كاميرون نوري | GB
  Jan-Lennard Struff | Ян-Леннард Штруфф || DE
  Gael Monfils | Гаэль Монфис | غايل مونفيس | FR
  Giovanni Mpetshi Perricard | Джованни Мпеши Перрикар || FR
  Miomir Kecmanovic | Миомир Кецманович || RS
  Roberto Bautista Agut | Роберто Баутиста Агут || ES
  Jordan Thompson | Джордан Томпсон || AU
  Sebastian Baez | Себастьян Баэс || AR
  Tomas Martin Etcheverry | Томас Мартин Этчеверри || AR
  Zizou Bergs | Зизу Бергс || BE
  Alexandre Muller | Александр Мюллер || FR
  Gabriel Diallo | Габриэль Диалло || CA
  Alex Michelsen | Алекс Микельсен || US
  Marcos Giron | Маркос Гирон || US
  Lorenzo Sonego | Лоренцо Сонего || IT
  Luciano Darderi | Лучано Дардери || IT
  Fabian Marozsan | Фабиан Марожан || HU
  Roman Safiullin | Роман Сафиуллин || RU
  David Goffin | Давид Гоффен || BE
  Quentin Halys | Кантен Алис || FR
  Benjamin Bonzi | Бенжамен Бонзи || FR
  Marton Fucsovics | Мартон Фучович || HU
  Laslo Djere | Ласло Джере || RS
  Pedro Martinez | Педро Мартинес || ES
  Jaume Munar | Жауме Мунар || ES
  Yoshihito Nishioka | Ёсихито Нисиока || JP
  Kei Nishikori | Кэй Нисикори | كي نيشيكوري | JP
  Aleksandar Vukic | Александар Вукич || AU
  Mackenzie McDonald | Маккензи Макдональд || US
  Daniel Altmaier | Даниэль Альтмайер || DE
  Corentin Moutet | Корентен Муте || FR
  Learner Tien | Лёрнер Тьен || US
  Borna Coric | Борна Чорич || HR
  Marin Cilic | Марин Чилич | مارين تشيليتش | HR
  Stan Wawrinka | Стэн Вавринка | ستان فافرينكا | CH
  Damir Dzumhur | Дамир Джумхур || BA
  Botic van de Zandschulp | Ботик ван де Зандсхулп || NL
  Arthur Rinderknech | Артур Риндеркнеш || FR
  Hamad Medjedovic | Хамад Меджедович || RS
`);

export const WOMEN: readonly string[] = list(`
  Aryna Sabalenka | Арина Соболенко | أرينا سابالينكا | BY
  Iga Swiatek | Ига Свёнтек | إيغا شفيونتيك | PL
  Coco Gauff | Коко Гауфф | كوكو غوف | US
  Elena Rybakina | Елена Рыбакина | يلينا ريباكينا | KZ
  Jessica Pegula | Джессика Пегула | جيسيكا بيغولا | US
  Mirra Andreeva | Мирра Андреева | ميرا أندرييفا | RU
  Madison Keys | Мэдисон Киз | ماديسون كيز | US
  Qinwen Zheng | Чжэн Циньвэнь | تشينغ تشينوين | CN
  Jasmine Paolini | Жасмин Паолини | ياسمين باوليني | IT
  Amanda Anisimova | Аманда Анисимова | أماندا أنيسيموفا | US
  Emma Navarro | Эмма Наварро | إيما نافارو | US
  Karolina Muchova | Каролина Мухова | كارولينا موتشوفا | CZ
  Paula Badosa | Паула Бадоса | باولا بادوسا | ES
  Daria Kasatkina | Дарья Касаткина | داريا كاساتكينا | AU
  Elina Svitolina | Элина Свитолина | إيلينا سفيتولينا | UA
  Diana Shnaider | Диана Шнайдер | ديانا شنايدر | RU
  Barbora Krejcikova | Барбора Крейчикова | باربورا كرايتشيكوفا | CZ
  Naomi Osaka | Наоми Осака | ناومي أوساكا | JP
  Beatriz Haddad Maia | Беатрис Аддад-Майя | بياتريز حداد مايا | BR
  Ekaterina Alexandrova | Екатерина Александрова | إيكاترينا ألكسندروفا | RU
  Clara Tauson | Клара Таусон | كلارا تاوسون | DK
  Marketa Vondrousova | Маркета Вондроушова | ماركيتا فوندروشوفا | CZ
  Victoria Mboko | Виктория Мбоко | فيكتوريا مبوكو | CA
  Linda Noskova | Линда Носкова | ليندا نوسكوفا | CZ
  Jelena Ostapenko | Елена Остапенко | يلينا أوستابينكو | LV
  Liudmila Samsonova | Людмила Самсонова | ليودميلا سامسونوفا | RU
  Belinda Bencic | Белинда Бенчич | بليندا بنتشيتش | CH
  Ons Jabeur | Онс Жабер | أنس جابر | TN
  Emma Raducanu | Эмма Радукану | إيما رادوكانو | GB
  Leylah Fernandez | Лейла Фернандес | ليلى فرنانديز | CA
  Maria Sakkari | Мария Саккари | ماريا ساكاري | GR
  Donna Vekic | Донна Векич | دونا فيكيتش | HR
  Marta Kostyuk | Марта Костюк | مارتا كوستيوك | UA
  Anastasia Pavlyuchenkova | Анастасия Павлюченкова | أناستاسيا بافليوتشينكوفا | RU
  Magdalena Frech | Магдалена Френх || PL
  Elise Mertens | Элизе Мертенс | إليز ميرتنز | BE
  Dayana Yastremska | Даяна Ястремская || UA
  Sofia Kenin | София Кенин | صوفيا كينين | US
  McCartney Kessler | Маккартни Кесслер || US
  Ashlyn Krueger | Эшлин Крюгер || US
  Magda Linette | Магда Линетт || PL
  Lulu Sun | Лулу Сун || NZ
  Katie Boulter | Кэти Боултер || GB
  Peyton Stearns | Пейтон Стернс || US
  Anna Kalinskaya | Анна Калинская | آنا كالينسكايا | RU
  Veronika Kudermetova | Вероника Кудерметова || RU
  Xinyu Wang | Ван Синьюй || CN
  Yue Yuan | Юань Юэ || CN
  Eva Lys | Ева Лис || DE
  Maya Joint | Майя Джойнт || AU
  Alexandra Eala | Александра Иала || PH
  Iva Jovic | Ива Йович || US
  Olga Danilovic | Ольга Данилович || RS
  Camila Osorio | Камила Осорио || CO
  Sorana Cirstea | Сорана Кырстя || RO
  Jaqueline Cristian | Жаклин Кристиан || RO
  Anhelina Kalinina | Ангелина Калинина || UA
  Caroline Garcia | Каролин Гарсия | كارولين غارسيا | FR
  Bianca Andreescu | Бьянка Андрееску | بيانكا أندريسكو | CA
  Caty McNally | Кэти Макнелли || US
  Rebecca Sramkova | Ребекка Шрамкова || SK
  Katerina Siniakova | Катерина Синякова || CZ
  Marie Bouzkova | Мария Боузкова || CZ
  Viktorija Golubic | Виктория Голубич || CH
  Yulia Putintseva | Юлия Путинцева || KZ
  Tatjana Maria | Татьяна Мария || DE
  Laura Siegemund | Лаура Зигемунд || DE
  Moyuka Uchijima | Моюка Утидзима || JP
  Petra Kvitova | Петра Квитова | بيترا كفيتوفا | CZ
  Zeynep Sonmez | Зейнеп Сёнмез || TR
`);
