import type { ReplyFor } from '@touchline/contract/calls';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { informationPath } from '../../shell/paths.ts';
import { AppealView } from './appeal-view.tsx';
import { RestrictionDetails } from './restriction-details.tsx';

export type Block = ReplyFor<'blockPage'>;

/** Why the account is blocked and since when, what was said about it, and the way to an appeal (S209). */
export function BlockView({ block, appealPath }: { readonly block: Block; readonly appealPath: string }) {
  const t = useTranslator();
  const { appeal } = block;
  return (
    <div className="form done-panel">
      <span className="tick tick-bad" aria-hidden="true">
        <Icon name="lock" size="l" />
      </span>
      <h1>{t('block.title')}</h1>
      <p className="muted done-words">{t('block.text')}</p>
      <RestrictionDetails since={block.blockedAt} until={block.until} reason={block.reason} />
      {appeal ? <AppealView appeal={appeal} /> : null}
      {block.mayAppeal ? (
        <Link className={buttonClass('brand', 'lg', true)} to={appealPath}>
          {t(appeal ? 'block.appeal.again' : 'block.appeal.write')}
        </Link>
      ) : null}
      <Link className={buttonClass('ghost', 'md', true)} to={informationPath(t.language, 'rules')}>
        {t('footer.rules')}
      </Link>
    </div>
  );
}
