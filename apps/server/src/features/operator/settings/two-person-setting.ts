import type { DecidedSetting, DecideSetting, ProposedSetting } from '@touchline/contract/operator/settings';
import { invariant } from '@touchline/kernel/invariant';
import { inTransaction } from '#platform/db/in-transaction';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import type { Audit } from '../audit.ts';
import { actorOf, operatorOf } from '../operator-of.ts';
import { changedValues } from './changed-values.ts';
import {
  lockSettingProposal,
  readSettingProposals,
  type SettingProposal,
  writeSettingDecided,
  writeSettingProposal,
} from './setting-proposal.store.ts';
import type { SettingVersion, TwoPersonSetting, WrittenVersion } from './setting-version.store.ts';

type HoldingVersion<T> = Pick<SettingVersion<T>, 'version' | 'value'>;

/** A setting of its owner's: the seam knows who may change it when, and nothing of its values. */
export interface SettingTerms<T> {
  readonly setting: TwoPersonSetting;
  /** The versions, of this table or of the feature's own. */
  readonly versions: {
    /** The version that holds; undefined where the brand has no such subject. */
    readHolding(on: Queryable, brandId: number, subject: string): Promise<HoldingVersion<T> | undefined>;
    /** False where another has taken the version's number. */
    write(on: Queryable, brandId: number, subject: string, version: SettingVersion<T>): Promise<boolean>;
  };
  /** Its name in the audit. */
  describe(brandId: number, subject: string): string;
  /** Told to whoever had seen another version than the one that holds. */
  overtaken?(version: number | undefined): Failure;
}

interface SettingDeps {
  readonly platform: Pick<Platform, 'pool' | 'events'>;
  readonly operators: Pick<Audit, 'record'>;
}

/** A value that the feature has checked, in place of the version that the operator has seen. */
interface NewValue<T> {
  readonly subject?: string;
  readonly version: number;
  readonly value: T;
  readonly reason: string;
}

/** Of what sets money for all players of a brand nobody decides alone (decision 0089): proposals of a setting, and decisions about them. */
export function twoPersonSetting<T>({ setting, versions, describe, overtaken = () => new Failure('conflict') }: SettingTerms<T>) {
  /** Names the values before and after, unless the version before is not the one that the proposal knew. */
  const targetOf = (
    { brandId, subject, value, version, id }: Pick<SettingProposal<T>, 'brandId' | 'subject' | 'value' | 'version' | 'id'>,
    holding: HoldingVersion<T> | undefined,
  ) => {
    const changes = holding?.version === version ? `${changedValues(holding.value, value)}, ` : '';
    return `${describe(brandId, subject)}: ${changes}in place of version ${version}, proposal ${id}`;
  };
  return {
    /** Throws Failure as `overtaken` says, and `conflict` where a proposal of the same subject is open. */
    async propose({ platform, operators }: SettingDeps, caller: Caller, proposed: NewValue<T>): Promise<ProposedSetting> {
      const { subject = '', version, value, reason } = proposed;
      const brandId = caller.brand.id;
      const proposerId = operatorOf(caller).id;
      const id = await inTransaction(platform.pool, async (client) => {
        const now = await versions.readHolding(client, brandId, subject);
        if (now?.version !== version) throw overtaken(now?.version);
        const written = await writeSettingProposal(client, { brandId, setting, subject, version, value, reason, proposerId });
        if (written === undefined) throw new Failure('conflict');
        const target = targetOf({ brandId, subject, value, version, id: written }, now);
        await operators.record(client, { ...actorOf(caller), action: `propose-${setting}`, target, reason });
        return written;
      });
      platform.events.nudge();
      return { proposalId: id.toString() };
    },

    /** Approving writes the version in the same transaction: both are there or neither. */
    async decide(
      { platform, operators }: SettingDeps,
      caller: Caller,
      { proposalId, decision, reason }: DecideSetting,
    ): Promise<DecidedSetting> {
      const { id: operatorId, login } = operatorOf(caller);
      const brandId = caller.brand.id;
      const id = BigInt(proposalId);
      const status = decision === 'approve' ? 'approved' : 'refused';
      await inTransaction(platform.pool, async (client) => {
        const proposal = await lockSettingProposal<T>(client, { brandId, setting, id });
        if (!proposal) throw new Failure('not_found');
        if (proposal.proposerId === operatorId) throw new Failure('same_person');
        if (!proposal.isOpen) throw new Failure('conflict');
        const { subject, version, value, proposedBy } = proposal;
        const now = await versions.readHolding(client, brandId, subject);
        const next: SettingVersion<T> = { version: version + 1, value, setBy: proposedBy, approvedBy: login };
        // The number is taken where somebody has set a version that the proposal did not know.
        if (status === 'approved' && !(await versions.write(client, brandId, subject, next)))
          throw overtaken((await versions.readHolding(client, brandId, subject))?.version);
        await writeSettingDecided(client, id, status, operatorId);
        await operators.record(client, { ...actorOf(caller), action: `${decision}-${setting}`, target: targetOf(proposal, now), reason });
      });
      platform.events.nudge();
      return { status };
    },

    /** The open proposals of a brand. */
    readOpen: (on: Queryable, brandId: number) => readSettingProposals<T>(on, brandId, setting),
  };
}

/** A proposal beside its value, as the console shows it. */
export const presentProposal = ({
  id,
  reason,
  proposedBy,
  proposedAt,
  expiresAt,
}: Pick<SettingProposal<unknown>, 'id' | 'reason' | 'proposedBy' | 'proposedAt' | 'expiresAt'>) => ({
  id: id.toString(),
  reason,
  proposedBy,
  proposedAt: proposedAt.getTime(),
  expiresAt: expiresAt.getTime(),
});

/** A version beside its value, as the console shows it. */
export const presentVersion = <T extends object>({ value, version, addedAt, setBy, approvedBy }: WrittenVersion<T>) => ({
  ...value,
  version,
  addedAt: addedAt.getTime(),
  setBy,
  approvedBy,
});

/** A setting that a brand has one of, as the console shows it: what holds, what is proposed, and former versions, the newest first. */
export async function readBrandSetting<T extends object>(
  on: Queryable,
  brandId: number,
  versions: { readAll(on: Queryable, brandId: number): Promise<readonly WrittenVersion<T>[]> },
  proposals: { readOpen(on: Queryable, brandId: number): Promise<readonly SettingProposal<T>[]> },
) {
  const [all, open] = await Promise.all([versions.readAll(on, brandId), proposals.readOpen(on, brandId)]);
  const [current, ...former] = all.map(presentVersion);
  invariant(current !== undefined, 'a brand has every setting from its beginning on');
  return { current, proposals: open.map((proposal) => ({ ...proposal.value, ...presentProposal(proposal) })), former };
}
