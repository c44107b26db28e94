-- What we wrote back to whoever applied; it goes with the application.
create table application_answer (
  id bigint generated always as identity primary key,
  reference text not null references job_application on delete cascade,
  answer text not null,
  answered_at timestamptz not null
);

create index application_answer_reference on application_answer (reference, id);
