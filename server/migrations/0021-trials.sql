-- `trial_refused`: the card has had another user's trial. The subscription is stopped, and nothing is charged.
alter table checkouts drop constraint checkouts_status_check;
alter table checkouts add constraint checkouts_status_check
  check (status in ('open', 'complete', 'expired', 'refunded', 'trial_refused'));
