import { useLocation } from 'react-router';

/** Where the same page stands in another language. */
export function useAddressIn(): (language: string) => string {
  const { pathname, search } = useLocation();
  const rest = pathname.split('/').slice(2).join('/');
  return (language) => `/${language}${rest ? `/${rest}` : ''}${search}`;
}
