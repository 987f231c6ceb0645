import type { Hand } from '@touchline/casino/rock-paper-scissors/pays';

/** The thing that each hand stands for. */
export const HandPicture = ({ hand }: { readonly hand: Hand }) => (
  <svg className="hand-picture" viewBox="0 0 80 80" aria-hidden="true">
    {hand === 'rock' ? (
      <path d="m18 60-8-22 14-20 26-6 20 18-2 24-18 14z" fill="#9aa7b0" stroke="#e9f5ee" strokeWidth="3" strokeLinejoin="round" />
    ) : hand === 'paper' ? (
      <>
        <path d="M18 8h32l14 14v50H18z" fill="#fff" stroke="#b9c6bf" strokeWidth="3" strokeLinejoin="round" />
        <path d="M28 34h26M28 46h26M28 58h18" stroke="#7d8b84" strokeWidth="3" />
      </>
    ) : (
      <>
        <path d="m22 10 22 40M58 10 36 50" stroke="#e9f5ee" strokeWidth="6" strokeLinecap="round" />
        <circle cx="28" cy="60" r="10" fill="none" stroke="#f6b440" strokeWidth="6" />
        <circle cx="52" cy="60" r="10" fill="none" stroke="#f6b440" strokeWidth="6" />
      </>
    )}
  </svg>
);
