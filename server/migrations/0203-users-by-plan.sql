-- The console's list of users by what their plan gives them.
create index subscriptions_status on subscriptions (provider_status, user_id desc);
create index subscriptions_canceled on subscriptions (current_period_end)
  where cancel_at_period_end or provider_status = 'canceled';
create index users_complimentary on users (id desc) where complimentary;
