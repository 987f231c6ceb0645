import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { FavoritesContext } from '../../live/favorites-context.ts';
import { type FavoriteLists, type FavoritesAccount, FavoritesStore, NO_FAVORITES } from './favorites-store.ts';

const StoreContext = createContext<FavoritesStore | null>(null);

/** Gives the star buttons access to the favourites: those of the account, or of the device while nobody is logged in. */
export function FavoritesProvider({ account, children }: { readonly account: FavoritesAccount | null; readonly children: ReactNode }) {
  const t = useTranslator();
  const [store] = useState(() => new FavoritesStore(() => showToast('error', t('state.error.text'))));
  useEffect(() => {
    store.open(account).catch(() => showToast('warning', t('state.partial')));
  }, [store, account, t]);
  return (
    <StoreContext value={store}>
      <FavoritesContext value={store}>{children}</FavoritesContext>
    </StoreContext>
  );
}

export function useFavoritesStore(): FavoritesStore {
  const store = use(StoreContext);
  if (!store) throw new Error('favourites are read outside of FavoritesProvider');
  return store;
}

export function useFavoriteLists(): FavoriteLists {
  const store = useFavoritesStore();
  return useSyncExternalStore(store.subscribe, store.lists, () => NO_FAVORITES);
}
