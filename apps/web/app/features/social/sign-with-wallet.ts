interface Wallet {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
}

declare global {
  interface Window {
    /** The object that a wallet's extension puts on every page (EIP-1193). */
    ethereum?: Wallet;
  }
}

/** The page's address with a wallet's signature of the visit's text (ERC-4361); null where the browser has no wallet. */
export async function signWithWallet(visit: URL): Promise<URL | null> {
  const wallet = window.ethereum;
  if (!wallet) return null;
  const accounts = await wallet.request({ method: 'eth_requestAccounts' });
  const account = Array.isArray(accounts) ? String(accounts[0] ?? '') : '';
  const message = (visit.searchParams.get('message') ?? '').replace('{address}', account);
  const signature = await wallet.request({ method: 'personal_sign', params: [message, account] });
  const back = new URL(visit);
  back.searchParams.delete('message');
  back.searchParams.set('code', JSON.stringify({ message, signature }));
  return back;
}
