create table stripe_intents (
  id text primary key,
  secret text not null,
  amount integer not null,
  currency text not null,
  method text not null,
  capture text not null,
  checkout_id text not null,
  status text not null,
  behaviour text,
  error text,
  refunded integer not null default 0,
  created text not null
);

create table stripe_answers (
  key text primary key,
  request text not null,
  status integer,
  body text
);

create table stripe_events (
  id text primary key,
  position integer not null,
  body text not null,
  state text not null
);

create unique index payment_ledger_refunded_once on payment_ledger (intent_id, kind) where kind = 'refunded';
