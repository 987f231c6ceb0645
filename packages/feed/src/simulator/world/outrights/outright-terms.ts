/** Questions about a season as a whole: its champion, and these besides. */
export interface OutrightTerms {
  /** "Among the first so many": for each of these numbers. */
  readonly first: readonly number[];
  /** Number of relegation places; 0 in a league without relegation. */
  readonly relegated: number;
}

const terms = (relegated: number, ...first: number[]): OutrightTerms => ({ first, relegated });

/** Leagues with outrights by their permanent numbers, the most asked for first: they are worked out in this order. */
export const OUTRIGHT_TERMS: ReadonlyMap<number, OutrightTerms> = new Map([
  // Football of England, Spain, Italy, Germany, France.
  [1001, terms(3, 3, 4, 6)],
  [1002, terms(3, 3, 4, 6)],
  [1003, terms(3, 3, 4, 6)],
  [1004, terms(2, 3, 4, 6)],
  [1005, terms(2, 3, 4)],
  // NBA, NHL, NFL, MLB: no relegation.
  [3001, terms(0, 3, 8)],
  [2001, terms(0, 3, 8)],
  [13001, terms(0, 3, 8)],
  [5001, terms(0, 3, 8)],
  [3002, terms(0, 3, 4, 8)],
  [2002, terms(0, 3, 8)],
  // Football: Portugal, the Netherlands, Russia, Turkey, Brazil, Argentina, the USA, Saudi Arabia, Egypt.
  [1016, terms(2, 3)],
  [1017, terms(2, 3)],
  [1031, terms(2, 3)],
  [1019, terms(3, 3)],
  [1051, terms(4, 3, 4, 6)],
  [1053, terms(2, 3, 6)],
  [1054, terms(0, 3, 8)],
  [1063, terms(3, 3)],
  [1064, terms(3, 3)],
  // Second divisions of the great five; the first two go up.
  [1008, terms(3, 2, 3, 6)],
  [1012, terms(4, 2, 3, 6)],
  [1013, terms(3, 2, 3)],
  [1014, terms(2, 2, 3)],
  [1015, terms(2, 2, 3)],
  // Football: Scotland, Belgium, Greece, Switzerland, Austria, Denmark, Norway, Sweden, Ukraine, Poland, Czechia, Serbia, Croatia.
  [1011, terms(1, 2, 3)],
  [1018, terms(2, 3, 6)],
  [1020, terms(2, 3)],
  [1021, terms(1, 3)],
  [1022, terms(1, 3)],
  [1023, terms(2, 3)],
  [1024, terms(2, 3)],
  [1025, terms(2, 3)],
  [1033, terms(2, 3)],
  [1034, terms(3, 3)],
  [1035, terms(1, 3)],
  [1037, terms(2, 3)],
  [1038, terms(1, 3)],
  // Football: Japan, South Korea, China, Australia, Mexico.
  [1072, terms(3, 3)],
  [1074, terms(1, 3)],
  [1075, terms(2, 3)],
  [1076, terms(0, 3, 6)],
  [1056, terms(0, 3, 8)],
  // Basketball: Spain, VTB; ice hockey: Sweden, Finland, Czechia.
  [3003, terms(2, 3, 8)],
  [3007, terms(0, 3, 4)],
  [2003, terms(1, 3, 6)],
  [2004, terms(0, 3, 6)],
  [2005, terms(1, 3, 4)],
  // Volleyball: Italy, Poland, Russia; handball: the Champions League, Germany, France.
  [6001, terms(1, 3, 4)],
  [6002, terms(2, 3, 4)],
  [6003, terms(2, 3, 4)],
  [8001, terms(0, 3, 4)],
  [8002, terms(2, 3)],
  [8003, terms(2, 3)],
  // Cricket: India, Australia; baseball: Japan, South Korea; League of Legends: Korea, China.
  [66001, terms(0, 3, 4)],
  [66002, terms(0, 3, 4)],
  [5002, terms(0, 3)],
  [5003, terms(0, 3, 5)],
  [4007003, terms(0, 3, 4)],
  [4007004, terms(0, 3, 4)],
]);
