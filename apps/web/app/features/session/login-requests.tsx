import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSessionStore } from '../../shell/session/session-context.tsx';

/** Any part of the page may ask for the form with this event of the document (S208). */
const LOGIN_EVENT = 'toggle-authorisation';

/** Opens and closes the authorisation form for whoever asks for it, from the moment that the page answers. Draws nothing. */
export function LoginRequests() {
  const { isLoginOpen, openLogin, closeLogin } = useSessionStore();
  const { pathname } = useLocation();
  useEffect(() => {
    const toggle = (): void => (isLoginOpen ? closeLogin() : openLogin());
    document.addEventListener(LOGIN_EVENT, toggle);
    return () => document.removeEventListener(LOGIN_EVENT, toggle);
  }, [isLoginOpen, openLogin, closeLogin]);
  // Another page came up, by the link to the registration for one: the form has no place over it.
  useEffect(() => {
    if (pathname) closeLogin();
  }, [pathname, closeLogin]);
  return null;
}
