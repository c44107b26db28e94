-- Linking a provider to a signed-in account. The session that began it is continued, and ending the
-- session voids the flow. Who came back from the provider waits here until the browser that began the
-- flow shows its half of the challenge: nobody can link a stranger's provider account by a link.
alter table auth_flow_state add column session_id uuid references auth_session (id) on delete cascade;
alter table auth_flow_state add column proven_person jsonb;

create index auth_flow_state_session on auth_flow_state (session_id) where session_id is not null;
