import { redirect } from 'react-router';
import { notFound, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { officePageAt } from '../../shell/loaders/office-address.ts';
import type { Route } from './+types/not-found.ts';

/** No screen has this address, unless it is the specification's name of one that stands elsewhere. */
export function loader({ params }: Route.LoaderArgs): never {
  const office = officePageAt(params['*'] ?? '');
  if (office !== null) throw redirect(`/${requireLanguage(params.lang)}/${office}`, 301);
  return notFound();
}

export default function NotFound() {
  return null;
}
