import './information.css';
import type { InformationPage } from '@touchline/contract/site/calls';
import { useTranslator } from '@touchline/ui/translator-context';

/** A page of words with its contents in front; the sections have numbers, so that one can be named. */
export function InformationArticle({ page }: { readonly page: InformationPage }) {
  const t = useTranslator();
  const sections = page.sections.map((section, i) => ({ ...section, id: `section-${i + 1}` }));
  return (
    <article className="card information-article">
      <h1>{page.title}</h1>
      <nav className="information-contents" aria-label={t('information.contents')}>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, heading, paragraphs }, i) => (
        <section key={id} id={id}>
          <h2>
            <span className="figures faint">{i + 1}</span> {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
