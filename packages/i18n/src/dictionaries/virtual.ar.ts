import type { texts as english } from './virtual.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  'virtual.title': 'الرياضات الافتراضية',
  'virtual.lead': 'مباريات مولّدة تدوم بضع دقائق، واحدة تلو الأخرى، ليلًا ونهارًا.',
  'virtual.sports': 'الرياضات',
  'virtual.cyber.title': 'الرياضات الإلكترونية',
  'virtual.cyber.lead': 'الرياضات الإلكترونية ومباريات أجهزة الألعاب مع صورة مباشرة لكل منها.',
  'virtual.streams': 'البث المباشر',
  'virtual.streams.play': 'تشغيل البث',
  'virtual.streams.stop': 'إيقاف البث',
  'virtual.tournaments': 'البطولات',
  'virtual.parts': 'أقسام الصفحة',
  'virtual.disciplines': 'الألعاب',
  'virtual.part.cyber-stream': 'بث السايبر',
  'virtual.part.e-sports': 'الرياضات الإلكترونية',
  'virtual.part.sports-simulators': 'محاكيات الرياضة',
  'virtual.part.shooters': 'ألعاب التصويب',
  'virtual.part.strategy': 'الاستراتيجية',
};
