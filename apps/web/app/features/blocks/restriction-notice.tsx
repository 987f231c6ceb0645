import './restriction-notice.css';
import type { RestrictionView } from '@touchline/contract/blocks/calls';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useLocation, useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { restrictionsPath } from '../../shell/session/redirect-if-blocked.ts';

/**
 * Above every page of a player who is barred from a part of the account: from what, why, until when, and the way to an appeal. It comes and
 * goes by the stream.
 */
export function RestrictionNotice({ blocks }: { readonly blocks: readonly RestrictionView[] }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  usePlayerEvents((news) => {
    if (news.kind === 'blocks') void revalidate();
  });
  const path = restrictionsPath(t.language);
  // Their own page says more.
  if (blocks.length === 0 || pathname === path) return null;
  return (
    <Callout kind="error" icon="lock">
      <div className="restriction-notice">
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
    </Callout>
  );
}
