import { notFound } from '../../shell/loaders/loader-guards.ts';

/** No screen has this address. */
export const loader = (): never => notFound();

export default function NotFound() {
  return null;
}
