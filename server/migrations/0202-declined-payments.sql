-- Cards that were declined on the payment page, before there is an invoice. The provider reports each attempt once, in an
-- event, whose body is deleted after 30 days.
create table declined_payments (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  event_id text not null unique,
  -- In US cents; 0 for a card that was only to be saved, for a trial.
  amount int not null,
  -- Why, in the provider's words: its decline code.
  failure text,
  card text,
  declined_at timestamptz not null
);
create index declined_payments_user on declined_payments (user_id, id desc);
