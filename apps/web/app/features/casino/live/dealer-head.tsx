import type { SharedGameKey } from '@touchline/contract/casino/enums';

/** The head of a table's dealer, so that each table is known by who stands behind it. Its colours follow from `data-table` of the picture. */
export function DealerHead({ game }: { readonly game: SharedGameKey }) {
  switch (game) {
    case 'live-baccarat':
      return (
        <>
          <Face />
          <path className="dealer-hair" d="M59 44c-2-20 8-30 22-30s22 10 20 30c-3-4-4-10-4-14-8 4-26 4-34 0 0 4-1 10-4 14z" />
          <path className="dealer-hair" d="M60 48c0 16 8 25 20 25s20-9 20-25c-2 6-4 9-7 11-4-3-22-3-26 0-3-2-5-5-7-11z" />
          <path className="dealer-mouth" d="M74 62q6 4 12 0" />
        </>
      );
    case 'live-wheel':
      return (
        <>
          <circle className="dealer-hair" cx="80" cy="11" r="10" />
          <Face />
          <path className="dealer-hair" d="M59 46c-3-20 7-31 21-31s24 11 21 31c-4-8-8-14-21-18-13 4-17 10-21 18z" />
          <path className="dealer-glasses" d="M65 47a7 7 0 1 0 14 0a7 7 0 1 0-14 0M81 47a7 7 0 1 0 14 0a7 7 0 1 0-14 0M79 46h2" />
          <path className="dealer-mouth" d="M73 59q7 5 14 0" />
        </>
      );
    default:
      return (
        <>
          <path className="dealer-hair" d="M52 44c0-26 12-38 28-38s28 12 28 38c4 10 2 22-4 26H56c-6-4-8-16-4-26z" />
          <Face />
          <path className="dealer-hair" d="M60 42c2-16 12-22 24-22 10 0 16 8 16 22-8-2-12-8-14-13-6 8-16 12-26 13z" />
          <path className="dealer-mouth" d="M73 58q7 5 14 0" />
        </>
      );
  }
}

function Face() {
  return (
    <>
      <path className="dealer-skin" d="M70 62h20v20l-10 8-10-8z" />
      <ellipse className="dealer-skin" cx="80" cy="46" rx="20" ry="24" />
      <circle className="dealer-line" cx="72" cy="47" r="2" />
      <circle className="dealer-line" cx="88" cy="47" r="2" />
    </>
  );
}
