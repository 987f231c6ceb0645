import '../../features/registration/registration.css';
import '../../features/blocks/block.css';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { RestrictionCard } from '../../features/blocks/restriction-card.tsx';
import { OfficePage } from '../../features/office/office-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/account-restrictions.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'block.parts');
  return { blocks: await services.call('playerBlocks', {}), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S209 S210 for a player who still signs in: what is barred, and the appeal against each of it. */
export default function OfficeBlocks({ loaderData: { blocks } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('block.parts')} lead={t('block.parts.lead')}>
      {blocks.map((block) => (
        <RestrictionCard key={block.scope} block={block} />
      ))}
      {blocks.length === 0 ? (
        <Card>
          <EmptyState title={t('block.parts.none')} text={t('block.parts.none.text')} />
        </Card>
      ) : null}
    </OfficePage>
  );
}
