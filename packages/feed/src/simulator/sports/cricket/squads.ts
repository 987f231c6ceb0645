import type { CompetitorData } from '../../sport-model.ts';

type Squad = NonNullable<CompetitorData['players']>;

/** "BAT V. Kohli": role and name in the order of batting; the place in the order is the number of a scorecard. */
const squad = (list: string): Squad =>
  list.split(', ').map((entry, place) => {
    const [position = 'BAT', ...name] = entry.split(' ');
    return { position, name: name.join(' '), number: place + 1 };
  });

/** Elevens of the big teams. BAT bats, WK keeps the wicket, AR does both, BOWL bowls; the last five share the bowling. */
export const CRICKET_SQUADS: Readonly<Record<string, Squad>> = {
  'Royal Challengers Bengaluru': squad(
    'WK P. Salt, BAT V. Kohli, BAT D. Padikkal, BAT R. Patidar, WK J. Sharma, BAT T. David, AR K. Pandya, AR R. Shepherd, BOWL B. Kumar, BOWL Y. Dayal, BOWL J. Hazlewood',
  ),
  'Punjab Kings': squad(
    'BAT P. Arya, WK P. Singh, BAT S. Iyer, BAT N. Wadhera, BAT S. Singh, AR M. Stoinis, AR A. Omarzai, AR M. Jansen, BOWL A. Singh, BOWL Y. Chahal, BOWL K. Jamieson',
  ),
  'Mumbai Indians': squad(
    'BAT R. Sharma, WK R. Rickelton, BAT S. Yadav, BAT T. Varma, AR H. Pandya, BAT N. Dhir, AR W. Jacks, AR M. Santner, BOWL D. Chahar, BOWL T. Boult, BOWL J. Bumrah',
  ),
  'Gujarat Titans': squad(
    'BAT S. Gill, BAT S. Sudharsan, WK J. Buttler, AR W. Sundar, BAT S. Khan, AR R. Tewatia, AR R. Khan, BOWL S. Kishore, BOWL K. Rabada, BOWL M. Siraj, BOWL P. Krishna',
  ),
  'Delhi Capitals': squad(
    'BAT F. du Plessis, WK A. Porel, WK K. Rahul, BAT K. Nair, BAT T. Stubbs, AR A. Patel, AR A. Sharma, AR V. Nigam, BOWL M. Starc, BOWL K. Yadav, BOWL M. Kumar',
  ),
  'Sunrisers Hyderabad': squad(
    'BAT T. Head, AR A. Sharma, WK I. Kishan, AR N. Reddy, WK H. Klaasen, BAT A. Verma, AR K. Mendis, AR P. Cummins, BOWL H. Patel, BOWL J. Unadkat, BOWL E. Malinga',
  ),
  'Lucknow Super Giants': squad(
    'AR M. Marsh, BAT A. Markram, WK N. Pooran, WK R. Pant, BAT A. Badoni, BAT D. Miller, AR A. Samad, AR S. Ahmed, BOWL A. Deep, BOWL A. Khan, BOWL R. Bishnoi',
  ),
  'Kolkata Knight Riders': squad(
    'WK Q. de Kock, AR S. Narine, BAT A. Rahane, BAT A. Raghuvanshi, AR V. Iyer, BAT Rinku Singh, AR Ramandeep Singh, AR A. Russell, BOWL H. Rana, BOWL V. Arora, BOWL V. Chakravarthy',
  ),
  'Rajasthan Royals': squad(
    'BAT Y. Jaiswal, BAT V. Suryavanshi, WK S. Samson, BAT N. Rana, WK D. Jurel, BAT S. Hetmyer, AR R. Parag, AR W. Hasaranga, BOWL J. Archer, BOWL M. Theekshana, BOWL S. Sharma',
  ),
  'Chennai Super Kings': squad(
    'BAT A. Mhatre, WK D. Conway, BAT R. Gaikwad, BAT D. Brevis, AR S. Dube, WK M. Dhoni, AR R. Jadeja, AR R. Ashwin, BOWL N. Ahmad, BOWL M. Pathirana, BOWL K. Ahmed',
  ),
  India: squad(
    'BAT A. Sharma, BAT S. Gill, BAT S. Yadav, BAT T. Varma, WK S. Samson, AR H. Pandya, AR S. Dube, AR A. Patel, BOWL K. Yadav, BOWL V. Chakravarthy, BOWL J. Bumrah',
  ),
  Australia: squad(
    'BAT T. Head, AR M. Marsh, WK J. Inglis, AR C. Green, BAT T. David, AR G. Maxwell, AR M. Stoinis, AR P. Cummins, BOWL N. Ellis, BOWL A. Zampa, BOWL J. Hazlewood',
  ),
  England: squad(
    'WK P. Salt, WK J. Buttler, AR J. Bethell, BAT H. Brook, BAT T. Banton, AR W. Jacks, AR S. Curran, AR L. Dawson, BOWL J. Overton, BOWL J. Archer, BOWL A. Rashid',
  ),
  'New Zealand': squad(
    'WK D. Conway, WK T. Seifert, AR R. Ravindra, BAT M. Chapman, AR D. Mitchell, AR G. Phillips, AR J. Neesham, AR M. Santner, BOWL M. Henry, BOWL I. Sodhi, BOWL J. Duffy',
  ),
  'South Africa': squad(
    'WK R. Rickelton, WK Q. de Kock, BAT A. Markram, BAT D. Brevis, BAT T. Stubbs, BAT D. Miller, AR M. Jansen, AR C. Bosch, BOWL K. Maharaj, BOWL K. Rabada, BOWL L. Ngidi',
  ),
  Pakistan: squad(
    'BAT S. Farhan, AR S. Ayub, BAT F. Zaman, BAT S. Agha, BAT H. Nawaz, WK M. Haris, AR M. Nawaz, AR F. Ashraf, BOWL S. Afridi, BOWL H. Rauf, BOWL A. Ahmed',
  ),
  'West Indies': squad(
    'BAT B. King, BAT A. Athanaze, WK S. Hope, BAT S. Hetmyer, AR R. Chase, BAT R. Powell, AR J. Holder, AR R. Shepherd, BOWL A. Hosein, BOWL G. Motie, BOWL J. Seales',
  ),
  'Sri Lanka': squad(
    'BAT P. Nissanka, WK Kusal Mendis, BAT K. Perera, AR C. Asalanka, AR Kamindu Mendis, AR D. Shanaka, AR W. Hasaranga, AR C. Karunaratne, BOWL D. Chameera, BOWL M. Theekshana, BOWL N. Thushara',
  ),
  Afghanistan: squad(
    'WK R. Gurbaz, BAT S. Atal, BAT I. Zadran, BAT D. Rasooli, AR A. Omarzai, AR M. Nabi, AR K. Janat, AR R. Khan, BOWL N. Ahmad, BOWL M. Rahman, BOWL F. Farooqi',
  ),
  Bangladesh: squad(
    'BAT T. Hasan, BAT P. Emon, WK L. Das, BAT T. Hridoy, BAT S. Hossain, WK J. Ali, AR M. Hasan, AR R. Hossain, BOWL T. Ahmed, BOWL N. Ahmed, BOWL M. Rahman',
  ),
};
