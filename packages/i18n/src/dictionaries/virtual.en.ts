/** Cyber sport and virtual sports: streams, parts, tournaments. */
export const texts = {
  'virtual.title': 'Virtual sports',
  'virtual.lead': 'Generated matches of a few minutes, one after another, day and night.',
  'virtual.sports': 'Virtual sports',
  'virtual.cyber.title': 'Cyber sport',
  'virtual.cyber.lead': 'Esports and console matches with a live picture of every one.',
  'virtual.streams': 'Streams',
  'virtual.streams.play': 'Play the streams',
  'virtual.streams.stop': 'Stop the streams',
  'virtual.tournaments': 'Tournaments',
  'virtual.parts': 'Parts of the section',
  'virtual.disciplines': 'Disciplines',
  'virtual.part.cyber-stream': 'Cyber stream',
  'virtual.part.e-sports': 'Esports',
  'virtual.part.sports-simulators': 'Sports simulators',
  'virtual.part.shooters': 'Shooters',
  'virtual.part.strategy': 'Strategy',
} as const;
