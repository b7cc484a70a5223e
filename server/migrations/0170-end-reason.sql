-- Why the provider ended or will end a subscription, in its own words. Null if it gave no reason.
alter table subscriptions add column end_reason text;
