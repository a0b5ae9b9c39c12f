create table programmed_answers (
  id integer primary key,
  path text not null,
  method text not null,
  times integer not null,
  answer text not null
);
