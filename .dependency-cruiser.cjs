/** The import table of ARCHITECTURE.md: downward only. `allow` lists what a place may import besides itself and third-party packages. */
const packages = (names) => `^packages/(${names.join('|')})/`;
const PURE = ['betting', 'ledger', 'feed', 'bonus', 'casino'];

/** from: where; to: which of our folders it must not import. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${name} may import only ${allowed.join(', ') || 'itself'}`,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(packages|apps|tools)/', pathNot: [from, ...allowed] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^(packages|apps|tools)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: { path: '^(packages|apps|tools)/' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/|#)' },
    },
    only('kernel', '^packages/kernel/', []),
    only('catalogue', '^packages/catalogue/', [packages(['kernel'])]),
    only('betting', '^packages/betting/', [packages(['kernel', 'catalogue'])]),
    only('ledger', '^packages/ledger/', [packages(['kernel', 'catalogue'])]),
    only('casino', '^packages/casino/', [packages(['kernel'])]),
    // A market has one definition: what the simulator offers is settled by the betting package.
    only('feed', '^packages/feed/', [packages(['kernel', 'catalogue', 'betting'])]),
    only('contract', '^packages/contract/', [packages(['kernel', 'catalogue', 'betting'])]),
    only('i18n', '^packages/i18n/', [packages(['kernel', 'catalogue'])]),
    only('client', '^packages/client/', [packages(['kernel', 'catalogue', 'contract'])]),
    only('ui', '^packages/ui/', [packages(['kernel', 'catalogue', 'i18n'])]),
    only('server-platform', '^apps/server/src/platform/', [packages(['kernel', 'contract'])]),
    only('server-features', '^apps/server/src/features/', [
      '^apps/server/src/platform/',
      packages(['kernel', 'catalogue', 'contract', 'i18n', ...PURE]),
    ]),
    {
      name: 'features-by-their-index',
      severity: 'error',
      comment: 'another feature is reached through its index.ts',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/features/[^/]+/.+',
        pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/index\\.ts$'],
      },
    },
    // Browser tests drive the real server through its test harness.
    only('web-e2e', '^apps/web/e2e/', [
      packages(['contract', 'client', 'ui', 'i18n', 'catalogue', 'kernel', 'betting']),
      '^apps/server/tests/harness/',
      // Which pages there are.
      '^apps/web/app/routes\\.ts$',
    ]),
    only('web-bench', '^apps/web/bench/[^/]+\\.ts$', [
      '^apps/web/bench/',
      '^apps/server/(bench/parts|src/platform/db)/',
      '^tools/find-program\\.ts$',
    ]),
    only('web', '^apps/web/(?!e2e/|bench/[^/]+\\.ts$)', [
      packages(['contract', 'client', 'ui', 'i18n', 'catalogue', 'kernel', 'betting', 'casino']),
    ]),
    only('backoffice-e2e', '^apps/backoffice/e2e/', [packages(['contract', 'kernel']), '^apps/server/tests/harness/']),
    only('backoffice', '^apps/backoffice/(?!e2e/)', [packages(['contract', 'client', 'ui', 'i18n', 'catalogue', 'kernel', 'betting'])]),
    {
      name: 'backoffice-features-apart',
      severity: 'error',
      comment: 'routes compose features; what several of them need is a part',
      from: { path: '^apps/backoffice/app/features/([^/]+)/' },
      to: { path: '^apps/backoffice/app/features/', pathNot: '^apps/backoffice/app/features/$1/' },
    },
    {
      name: 'web-features-apart',
      severity: 'error',
      comment: 'routes compose features; features do not know each other, except for the coupon that prices fill',
      from: { path: '^apps/web/app/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^apps/web/app/features/',
        pathNot: ['^apps/web/app/features/$1/', '^apps/web/app/features/coupon/state/coupon-store\\.ts$'],
      },
    },
    {
      name: 'no-dev-dependencies',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/(src|app)/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/(vite|@types)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|build|\\.react-router|\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
