import type { TicketMessage } from '@touchline/contract/support/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { callAddress } from '../../shell/api/call-address.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';

interface MessageListProps {
  readonly posts: readonly TicketMessage[];
  readonly label: string;
  /** Read out what is added. */
  readonly live?: boolean;
}

/** Messages, oldest first, as text and nothing but text. */
export function MessageList({ posts, label, live }: MessageListProps) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  return (
    <ol className="talk" aria-label={label} aria-live={live ? 'polite' : undefined}>
      {posts.map(({ id, by, text, files, at }) => (
        <li key={id} data-by={by}>
          <small>
            {t(by === 'player' ? 'support.you' : 'support.house')} · <time className="figures">{dateTimeLong(at)}</time>
          </small>
          <p className="talk-words" dir="auto">
            {text}
          </p>
          {files.length > 0 ? (
            <span className="talk-files">
              {files.map((file, i) => {
                const address = callAddress('supportFile', { params: { fileId: file.id } });
                return (
                  <a key={file.id} href={address} target="_blank" rel="noreferrer">
                    <img src={address} width={120} height={88} alt={t('support.picture', { n: i + 1 })} loading="lazy" />
                  </a>
                );
              })}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
