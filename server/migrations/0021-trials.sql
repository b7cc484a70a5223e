-- `trial_refused`: paid for with a card that had another person's trial. Its subscription is stopped, nothing is charged.
alter table checkouts drop constraint checkouts_status_check;
alter table checkouts add constraint checkouts_status_check
  check (status in ('open', 'complete', 'expired', 'refunded', 'trial_refused'));
