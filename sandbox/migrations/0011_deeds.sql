create table deeds (
  id integer primary key,
  checkout_id text not null,
  kind text not null,
  detail text not null default ''
);

create index deeds_of_checkout on deeds (checkout_id);
