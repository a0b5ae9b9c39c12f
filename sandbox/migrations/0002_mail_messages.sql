alter table mail add column reply_to text;
alter table mail add column idempotency_key text;
create unique index mail_once on mail (idempotency_key) where idempotency_key is not null;
