alter table payment_intents add column outcome text;
alter table payment_intents add column due integer;
alter table payment_transactions add column method_name text;
