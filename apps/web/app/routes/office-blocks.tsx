import '../features/registration/registration.css';
import '../features/block/block.css';
import { Card } from '@touchline/ui/card';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { PartBlock } from '../features/block/part-block.tsx';
import { OfficePage } from '../features/office/office-page.tsx';
import { officeRoute } from '../office-route.ts';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-blocks.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = officeRoute(args, 'block.parts');
  return { blocks: await services.call('playerBlocks', {}), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S209 S210 for a player who still signs in: what is barred, and the appeal against each of it. */
export default function OfficeBlocks({ loaderData: { blocks } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OfficePage title={t('block.parts')} lead={t('block.parts.lead')}>
      {blocks.map((block) => (
        <PartBlock key={block.scope} block={block} />
      ))}
      {blocks.length === 0 ? (
        <Card>
          <Empty title={t('block.parts.none')} text={t('block.parts.none.text')} />
        </Card>
      ) : null}
    </OfficePage>
  );
}
