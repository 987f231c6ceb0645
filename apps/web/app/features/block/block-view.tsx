import type { ReplyFor } from '@touchline/contract/calls';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { informationPath } from '../../addresses.ts';
import { useFormats } from '../../use-formats.ts';

export type Block = ReplyFor<'blockPage'>;

/** Why the account is blocked and since when, what was said about it, and the way to an appeal (S209). */
export function BlockView({ block, appealPath }: { readonly block: Block; readonly appealPath: string }) {
  const t = useTexts();
  const { dateTimeLong } = useFormats();
  const { appeal } = block;
  return (
    <div className="form done">
      <span className="tick bad" aria-hidden="true">
        <Icon name="lock" size="l" />
      </span>
      <h1>{t('block.title')}</h1>
      <p className="mut">{t('block.text')}</p>
      <dl className="creds plain">
        {block.blockedAt === null ? null : (
          <div>
            <dt>{t('block.since')}</dt>
            <dd>{dateTimeLong(block.blockedAt)}</dd>
          </div>
        )}
        <div>
          <dt>{t('block.reason')}</dt>
          <dd>{block.reason ?? t('block.reason.none')}</dd>
        </div>
      </dl>
      {appeal ? (
        <section className="appeal">
          <h2>{t('block.appeal.yours', { date: dateTimeLong(appeal.createdAt) })}</h2>
          <blockquote>{appeal.text}</blockquote>
          <Note kind={appeal.decision === null ? 'info' : appeal.decision === 'lifted' ? 'success' : 'warning'}>
            <p>
              {t(
                appeal.decision === null
                  ? 'block.appeal.waits'
                  : appeal.decision === 'lifted'
                    ? 'block.appeal.lifted'
                    : 'block.appeal.kept',
              )}
              {appeal.answer ? ` ${appeal.answer}` : ''}
            </p>
          </Note>
        </section>
      ) : null}
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
