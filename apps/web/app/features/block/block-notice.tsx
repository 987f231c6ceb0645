import './block-notice.css';
import type { BlockView } from '@touchline/contract/blocks';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { Link, useLocation, useRevalidator } from 'react-router';
import { blocksPath } from '../../block-page.ts';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useFormats } from '../../use-formats.ts';

/**
 * Above every page of a player who is barred from a part of the account: from what, why, until when, and the way to an appeal. It comes and
 * goes by the stream.
 */
export function BlockNotice({ blocks }: { readonly blocks: readonly BlockView[] }) {
  const t = useTexts();
  const { dateTimeLong } = useFormats();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  usePersonalNews((news) => {
    if (news.kind === 'blocks') void revalidate();
  });
  const path = blocksPath(t.language);
  // Their own page says more.
  if (blocks.length === 0 || pathname === path) return null;
  return (
    <Note kind="error" icon="lock">
      <div className="block-note">
        <div>
          {blocks.map(({ scope, reason, until }) => (
            <p key={scope}>
              <strong>
                {until === null
                  ? t(`block.part.${scope}`)
                  : t('block.part.until', { part: t(`block.part.${scope}`), at: dateTimeLong(until) })}
              </strong>{' '}
              {reason === null ? null : <bdi>{reason}</bdi>}
            </p>
          ))}
        </div>
        <Link to={path}>{t('block.part.more')}</Link>
      </div>
    </Note>
  );
}
