import '../../features/champ/champ.css';
import '../../features/cricket/cricket.css';
import '../../features/results/results.css';
import { Outlet } from 'react-router';
import { CricketNav } from '../../features/cricket/cricket-nav.tsx';

/** The strip that all pages of the cricket centre share. */
export default function Cricket() {
  return (
    <>
      <CricketNav />
      <Outlet />
    </>
  );
}
