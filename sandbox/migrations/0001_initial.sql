create table tours (
  id text primary key,
  position integer not null,
  region text not null,
  type text not null,
  nights integer not null,
  countries text not null,
  themes text not null,
  months text not null,
  from_price integer not null,
  next_departure text
);

create virtual table tours_text using fts5 (
  id unindexed, en, fr, nl, no, sv, fi, da, pt, it, de,
  tokenize = "unicode61 remove_diacritics 2",
  prefix = '2 3 4'
);

create table checkouts (
  id text primary key,
  owner text not null,
  trip_id text not null,
  start_date text not null,
  rooms text not null,
  currency text not null,
  origin text not null,
  agency_id text not null,
  status text not null,
  created text not null,
  expires text not null,
  document text not null default '{}'
);

create table places_taken (
  checkout_id text primary key,
  trip_id text not null,
  start_date text not null,
  places integer not null
);

create index places_taken_by_date on places_taken (trip_id, start_date);

create table payment_intents (
  id text primary key,
  secret text not null,
  session_id text not null unique,
  idempotency_key text not null,
  request text not null,
  checkout_id text not null,
  amount integer not null,
  currency text not null,
  payment_plan text not null,
  payment_method text not null,
  email text not null,
  language text not null,
  status text not null,
  card text,
  error text,
  created text not null,
  unique (checkout_id, idempotency_key)
);

create table payment_ledger (
  id integer primary key,
  intent_id text not null,
  checkout_id text not null,
  kind text not null,
  amount integer not null,
  currency text not null,
  detail text not null default '',
  at text not null
);

create unique index payment_ledger_once on payment_ledger (intent_id, kind) where kind in ('authorised', 'captured', 'cancelled');

create table payment_transactions (
  id text primary key,
  checkout_id text not null,
  external_ref_id text not null,
  amount integer not null,
  currency text not null,
  type text not null,
  method text not null,
  status text not null,
  created text not null
);

create unique index payment_transactions_once on payment_transactions (checkout_id, external_ref_id);

create table mail (
  id integer primary key,
  checkout_id text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  language text not null,
  at text not null
);

create table control (
  key text primary key,
  value text not null
);
