import type { Config } from '@react-router/dev/config';
import { CONSOLE_PATH } from '@touchline/contract/console/enums';

// One page for everybody, without data: what it shows comes by calls, whose cookie no page is ever sent (decision 0040).
export default { ssr: false, basename: `${CONSOLE_PATH}/`, routeDiscovery: { mode: 'initial' } } satisfies Config;
