import type { texts as english } from './virtual.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  'virtual.title': 'Виртуальный спорт',
  'virtual.lead': 'Сгенерированные матчи на несколько минут, один за другим, днём и ночью.',
  'virtual.sports': 'Виды спорта',
  'virtual.cyber.title': 'Киберспорт',
  'virtual.cyber.lead': 'Киберспорт и консольные матчи с живой картиной каждого.',
  'virtual.streams': 'Трансляции',
  'virtual.streams.play': 'Включить трансляции',
  'virtual.streams.stop': 'Остановить трансляции',
  'virtual.tournaments': 'Турниры',
  'virtual.parts': 'Части раздела',
  'virtual.disciplines': 'Дисциплины',
  'virtual.part.cyber-stream': 'Киберпоток',
  'virtual.part.e-sports': 'Киберспорт',
  'virtual.part.sports-simulators': 'Спортивные симуляторы',
  'virtual.part.shooters': 'Шутеры',
  'virtual.part.strategy': 'Стратегии',
};
