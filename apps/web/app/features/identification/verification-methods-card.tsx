import type { IdentityFlow } from '@touchline/contract/identification/enums';
import { Card } from '@touchline/ui/card';
import { Tabs } from '@touchline/ui/tabs';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { DocumentForm } from './document-form.tsx';
import { EidCheck } from './eid-check.tsx';
import { FaceCheck } from './face-check.tsx';
import { HostedVerification } from './hosted-verification.tsx';
import type { IdentificationConfig, PlayerDocument, Proof } from './identification-data.ts';
import { WidgetCheck } from './widget-check.tsx';

interface VerificationMethodsCardProps {
  readonly config: IdentificationConfig;
  readonly documents: readonly PlayerDocument[];
  /** The way and the proof that the address asks for. */
  readonly way: string | null;
  readonly proof: string | null;
}

const PANEL = 'identity-way';

/** The ways to be identified that the player's country has, one at a time. Who is verified may still hand documents in. */
export function VerificationMethodsCard({ config, documents, way, proof }: VerificationMethodsCardProps) {
  const t = useTranslator();
  const flows: readonly IdentityFlow[] = config.status === 'verified' ? ['documents'] : config.flows;
  const [chosen, setChosen] = useState<IdentityFlow>(() => flows.find((flow) => flow === way) ?? 'documents');
  const flow = flows.includes(chosen) ? chosen : 'documents';
  const proofs: readonly Proof[] = ['identity', 'address', 'payment'];
  const wanted = proofs.find((one) => one === proof) ?? config.needed[0] ?? 'identity';
  const inReview = documents.find(({ kind, status }) => status === 'review' && isIdentity(config, kind));
  const { maxFileBytes } = config;
  return (
    <Card className="identification-methods">
      {flows.length > 1 ? (
        <Tabs
          className="identification-tabs"
          label={t('identification.ways')}
          panelId={PANEL}
          value={flow}
          onChange={setChosen}
          items={flows.map((key) => ({ key, label: t(`identification.way.${key}`) }))}
        />
      ) : (
        <h2>{t('identification.more-documents')}</h2>
      )}
      <div id={PANEL} className="identification-way" role={flows.length > 1 ? 'tabpanel' : undefined}>
        {flow === 'documents' ? (
          <DocumentForm rules={config.documents} proof={wanted} maxFileBytes={maxFileBytes} />
        ) : flow === 'verigram' ? (
          <WidgetCheck maxFileBytes={maxFileBytes} />
        ) : flow === 'sumsub' ? (
          <HostedVerification />
        ) : flow === 'face-id' ? (
          <FaceCheck document={inReview} maxFileBytes={maxFileBytes} onDocuments={() => setChosen('documents')} />
        ) : (
          <EidCheck key={flow} flow={flow} />
        )}
      </div>
    </Card>
  );
}

const isIdentity = (config: IdentificationConfig, kind: PlayerDocument['kind']): boolean =>
  config.documents.some((rule) => rule.kind === kind && rule.proves === 'identity');
