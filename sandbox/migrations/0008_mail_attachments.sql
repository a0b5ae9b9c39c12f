create table mail_attachments (
  mail_id integer not null,
  name text not null,
  type text not null,
  content text not null,
  primary key (mail_id, name)
);
