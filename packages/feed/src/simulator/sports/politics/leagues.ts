import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';

type Party = readonly [rating: number, name: string];

const election = (n: number, country: string, name: string, at: string, event: string, parties: readonly Party[]): CompetitionData => ({
  id: SPORT.politics * 1000 + n,
  sport: SPORT.politics,
  country,
  name,
  top: n <= 2 ? n : 0,
  competitors: parties.map(([rating, party]) => ({ name: party, rating })),
  calendar: { kind: 'fixed', events: [{ name: event, at }] },
});

/** Elections whose day is set by law or announced; the runners are parties. */
export const POLITICS_LEAGUES: readonly CompetitionData[] = [
  election(1, 'US', 'USA. Presidential election', '2028-11-07T23:00:00Z', 'Presidential election 2028, winning party', [
    [1, 'Democratic Party'],
    [0.95, 'Republican Party'],
    [-2.2, 'Libertarian Party'],
    [-2.4, 'Green Party'],
    [-2, 'Independent'],
  ]),
  election(2, 'FR', 'France. Presidential election', '2027-04-11T18:00:00Z', 'First round 2027, by party', [
    [1.5, 'National Rally'],
    [0.3, 'Horizons'],
    [0.2, 'La France Insoumise'],
    [0, 'Renaissance'],
    [0, 'Socialist Party'],
    [-0.3, 'The Republicans'],
    [-1, 'The Ecologists'],
    [-1.1, 'Reconquest'],
  ]),
  election(3, 'FI', 'Finland. Parliamentary election', '2027-04-18T17:00:00Z', 'Most seats 2027', [
    [1.2, 'Social Democratic Party'],
    [0.7, 'National Coalition Party'],
    [0.4, 'Centre Party'],
    [0.1, 'Finns Party'],
    [-0.6, 'Left Alliance'],
    [-0.7, 'Green League'],
    [-1.6, 'Swedish People’s Party'],
    [-1.6, 'Christian Democrats'],
  ]),
  election(4, 'EE', 'Estonia. Parliamentary election', '2027-03-07T18:00:00Z', 'Most seats 2027', [
    [1, 'Isamaa'],
    [0.5, 'Centre Party'],
    [0.4, 'Conservative People’s Party'],
    [0.2, 'Reform Party'],
    [0, 'Social Democratic Party'],
    [-0.9, 'Parempoolsed'],
    [-1.6, 'Estonia 200'],
  ]),
  election(5, 'KE', 'Kenya. General election', '2027-08-10T14:00:00Z', 'Most seats 2027', [
    [1, 'United Democratic Alliance'],
    [0.6, 'Orange Democratic Movement'],
    [0, 'Democracy for the Citizens Party'],
    [-0.2, 'Wiper Party'],
    [-0.6, 'Jubilee Party'],
  ]),
  election(6, 'NG', 'Nigeria. General election', '2027-02-20T18:00:00Z', 'Winning party 2027', [
    [1.2, 'All Progressives Congress'],
    [0.5, 'African Democratic Congress'],
    [0, 'Peoples Democratic Party'],
    [-0.3, 'Labour Party'],
    [-1, 'New Nigeria Peoples Party'],
  ]),
  election(7, 'CH', 'Switzerland. Federal election', '2027-10-24T10:00:00Z', 'Largest share of votes 2027', [
    [1.7, 'Swiss People’s Party'],
    [0.6, 'Social Democrats'],
    [0, 'The Liberals'],
    [0, 'The Centre'],
    [-0.5, 'Green Party'],
    [-0.9, 'Green Liberals'],
  ]),
  election(8, 'AR', 'Argentina. General election', '2027-10-24T21:00:00Z', 'Presidential election 2027, first round', [
    [1.1, 'La Libertad Avanza'],
    [0.8, 'Fuerza Patria'],
    [-0.8, 'Provincias Unidas'],
    [-1, 'Workers’ Left Front'],
    [-1.4, 'Radical Civic Union'],
  ]),
];
