import type { SettingVersionView } from '@touchline/contract/operator/settings';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { DataTable } from '../data-table.tsx';
import { type FigureItem, Figures } from '../page-head.tsx';
import { useFormats } from '../use-formats.ts';

/** The logins of the two who set a version; empty for the house's own. */
export const byText = ({ setBy, approvedBy }: SettingVersionView): string =>
  [setBy, approvedBy].filter((login) => login !== null).join(', ');

/** The version that holds: its number, who set it and when, and some figures of it. */
export function StandingVersion({ current, items }: { readonly current: SettingVersionView; readonly items: readonly FigureItem[] }) {
  const t = useTranslator();
  const { at } = useFormats();
  return (
    <Figures
      items={[
        { key: 'version', label: t('console.casino.version'), value: current.version, note: byText(current) },
        { key: 'at', label: t('console.settings.at'), value: at(current.addedAt) },
        ...items,
      ]}
    />
  );
}

export interface FormerVersionsProps<V extends SettingVersionView> {
  /** Every version, the newest first. */
  readonly versions: readonly V[];
  readonly changes: (from: V, to: V) => ReactNode;
}

/** Versions that are no longer, each with what the next one made otherwise. */
export function FormerVersions<V extends SettingVersionView>({ versions, changes }: FormerVersionsProps<V>) {
  const t = useTranslator();
  const { at } = useFormats();
  const rows = versions.slice(1).flatMap((version, i) => {
    const next = versions[i];
    return next ? [{ version, next }] : [];
  });
  return (
    <DataTable
      name={t('console.casino.former')}
      rows={rows}
      rowKey={({ version }) => String(version.version)}
      empty={t('console.casino.none')}
      columns={[
        { key: 'version', head: t('console.casino.version'), cell: ({ version }) => <span className="figures">{version.version}</span> },
        { key: 'at', head: t('console.settings.at'), cell: ({ version }) => <span className="figures">{at(version.addedAt)}</span> },
        { key: 'by', head: t('console.settings.by'), cell: ({ version }) => byText(version) || '–' },
        { key: 'changes', head: t('console.club.replaced'), cell: ({ version, next }) => changes(version, next) },
      ]}
    />
  );
}
