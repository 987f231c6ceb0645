import { useLocation } from 'react-router';

/** The address of the same page in another language. */
export function useAddressIn(): (language: string) => string {
  const { pathname, search } = useLocation();
  const rest = pathname.split('/').slice(2).join('/');
  return (language) => `/${language}${rest ? `/${rest}` : ''}${search}`;
}
