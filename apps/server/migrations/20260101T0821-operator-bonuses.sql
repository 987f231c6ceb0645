-- Two people also give bonuses, end them, and give points, which have no currency.
alter table operator_proposal
  drop constraint operator_proposal_kind_check,
  drop constraint operator_proposal_check,
  drop constraint operator_proposal_check1,
  drop constraint operator_proposal_check2,
  add column grant_id bigint,
  add constraint operator_proposal_kind
    check (kind in ('credit', 'debit', 'void-bet', 'bonus', 'bonus-release', 'bonus-forfeit', 'points')),
  add constraint operator_proposal_bet check ((kind = 'void-bet') = (bet_id is not null)),
  add constraint operator_proposal_grant check ((kind in ('bonus-release', 'bonus-forfeit')) = (grant_id is not null)),
  add constraint operator_proposal_amount check ((kind in ('credit', 'debit', 'bonus', 'points')) = (amount_minor is not null)),
  add constraint operator_proposal_currency check ((amount_minor is null) = (currency is null));
