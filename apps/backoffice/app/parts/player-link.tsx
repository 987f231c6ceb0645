import { Link } from 'react-router';
import { useMay } from '../shell/session.tsx';

/** A player's number; a link for those who may look at players. */
export function PlayerLink({ id }: { readonly id: string }) {
  const may = useMay();
  if (!may('operatorPlayer')) return <span className="figures">{id}</span>;
  return (
    <Link className="figures link" to={`/players/${id}`} onClick={(event) => event.stopPropagation()}>
      {id}
    </Link>
  );
}
