-- Signatures over the heads of the public log (decision 0092). The key's private half is sealed under the house's key in the vault; its public half is
-- published beside the log. A signature stands beside its head, since heads never change: those that are older than the key are signed after the start.
create table commitment_key (
  id smallint generated always as identity primary key,
  -- Ed25519, as RFC 8032 encodes it.
  public_key text not null unique check (public_key ~ '^[0-9a-f]{64}$'),
  sealed_key bytea not null,
  made_at timestamptz not null default clock_timestamp()
);

create table commitment_signature (
  head int primary key references commitment_head (number),
  key_id smallint not null references commitment_key (id),
  signature text not null check (signature ~ '^[0-9a-f]{128}$'),
  signed_at timestamptz not null default clock_timestamp()
);

create trigger permanent before update or delete on commitment_key for each row execute function wallet_refuse_change();
create trigger permanent_whole before truncate on commitment_key for each statement execute function wallet_refuse_change();
create trigger permanent before update or delete on commitment_signature for each row execute function wallet_refuse_change();
create trigger permanent_whole before truncate on commitment_signature for each statement execute function wallet_refuse_change();
