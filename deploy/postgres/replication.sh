#!/bin/sh
# Run once by the image of PostgreSQL when it makes the primary (compose.yaml): lets the standby follow. Not run here.
set -eu
psql --variable=ON_ERROR_STOP=1 --variable=password="$REPLICATION_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role replicator with replication login password :'password';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
