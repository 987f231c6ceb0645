import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import type { ReplyFor } from '@touchline/contract/calls';
import { SettingOwner } from '@touchline/contract/site/settings';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useReasonField } from '../parts/use-reason-field.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { FieldProblem } from '../shell/problem-of.ts';
import { useApiClient } from '../shell/session.tsx';

type Settings = ReplyFor<'operatorSiteSettings'>;
type Setting = Settings['settings'][number];
type Version = Settings['versions'][number];

const DEVICES = ['desktop', 'mobile'] as const;

/** A brand's offer and its audience, by country, language and device; every change is a version of its own. */
export default function SiteSettings() {
  const t = useTranslator();
  const caller = useApiClient();
  const change = useChange();
  const view = useView(() => caller.execute('operatorSiteSettings', { body: {} }), 'site-settings');
  const [act, setAct] = useState<Act | null>(null);
  return (
    <Viewed view={view}>
      {({ brand, settings, versions }) => (
        <>
          <PageHead title={t('console.nav.site-settings')} text={t('console.settings.text', { brand: brand.name })} />
          <DataTable
            name={t('console.nav.site-settings')}
            exportable
            rows={settings}
            rowKey={({ name }) => name}
            empty={t('console.settings.none')}
            columns={[
              {
                key: 'name',
                head: t('console.settings.name'),
                cell: (row) => <b className="monospace">{row.name}</b>,
                order: (row) => row.name,
                csv: (row) => row.name,
              },
              {
                key: 'value',
                head: t('console.settings.value'),
                cell: (row) => <span className="cell-words cell-wide monospace">{JSON.stringify(row.value)}</span>,
                csv: (row) => JSON.stringify(row.value),
              },
              {
                key: 'change',
                head: t('console.decision'),
                cell: (row) => (
                  <Button size="xs" onClick={() => setAct(change(row))}>
                    {t('console.settings.change')}
                  </Button>
                ),
              },
            ]}
          />
          <Versions versions={versions} />
          <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
        </>
      )}
    </Viewed>
  );
}

function Versions({ versions }: { readonly versions: readonly Version[] }) {
  const t = useTranslator();
  const { at } = useFormats();
  const whoseText = ({ whose }: Version): string => t(`console.settings.whose.${whose ?? 'all'}`);
  return (
    <DataTable
      name={t('console.settings.versions')}
      exportable
      rows={versions}
      rowKey={({ id }) => id}
      empty={t('console.settings.none')}
      columns={[
        {
          key: 'at',
          head: t('console.settings.at'),
          cell: (row) => <span className="figures">{at(row.setAt)}</span>,
          csv: (row) => new Date(row.setAt).toISOString(),
        },
        {
          key: 'name',
          head: t('console.settings.name'),
          cell: (row) => <b className="monospace">{row.name}</b>,
          order: (row) => row.name,
          csv: (row) => row.name,
        },
        { key: 'whose', head: t('console.settings.whose'), cell: (row) => whoseText(row), csv: (row) => whoseText(row) },
        { key: 'scope', head: t('console.settings.scope'), cell: (row) => scopeText(row), csv: (row) => scopeText(row) },
        {
          key: 'value',
          head: t('console.settings.value'),
          cell: (row) => <span className="cell-words cell-wide monospace">{JSON.stringify(row.value)}</span>,
          csv: (row) => JSON.stringify(row.value),
        },
        { key: 'by', head: t('console.settings.by'), cell: (row) => row.setBy, csv: (row) => row.setBy },
      ]}
    />
  );
}

const scopeText = ({ country, language, device }: Version): string => [country, language, device].filter(Boolean).join(' · ') || '–';

/** Throws FieldProblem with the text for other input. */
function parseJson(text: string, otherwise: string): never {
  try {
    return JSON.parse(text) as never;
  } catch {
    throw new FieldProblem({ value: otherwise });
  }
}

function useChange(): (setting: Setting) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  const all = { value: '', label: t('console.settings.device.all') };
  return ({ name, value }) => ({
    title: t('console.settings.change'),
    text: <p className="monospace">{name}</p>,
    confirm: t('console.settings.change'),
    fields: [
      {
        name: 'value',
        label: t('console.settings.value'),
        hint: t('console.settings.value.hint'),
        kind: 'area',
        initial: JSON.stringify(value),
      },
      { name: 'country', label: t('console.settings.country'), min: 0, max: 2 },
      {
        name: 'language',
        label: t('console.settings.language'),
        kind: 'choice',
        min: 0,
        options: [all, ...SITE_LANGUAGES.map((code) => ({ value: code, label: code }))],
      },
      {
        name: 'device',
        label: t('console.settings.device'),
        kind: 'choice',
        min: 0,
        options: [all, ...DEVICES.map((device) => ({ value: device, label: t(`console.settings.device.${device}`) }))],
      },
      {
        name: 'whose',
        label: t('console.settings.whose'),
        initial: 'brand',
        kind: 'choice',
        options: SettingOwner.options.map((owner) => ({ value: owner, label: t(`console.settings.whose.${owner}`) })),
      },
      reason,
    ],
    async run(values) {
      const { country = '', language = '', device, whose } = values;
      const scope = {
        country: country.trim().toUpperCase() || null,
        language: language || null,
        device: DEVICES.find((one) => one === device) ?? null,
      };
      const read = parseJson(values.value ?? '', t('console.settings.not-json'));
      await caller.execute('operatorSetSiteSetting', {
        body: { name, scope, value: read, whose: SettingOwner.parse(whose), reason: values.reason ?? '' },
      });
      return t('console.settings.changed');
    },
  });
}
