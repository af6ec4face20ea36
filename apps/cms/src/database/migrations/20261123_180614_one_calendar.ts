import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`team_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`team_links_order_idx\` ON \`team_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`team_links_parent_id_idx\` ON \`team_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`team\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`alt\` text,
  	\`role\` text,
  	\`bio\` text,
  	\`image_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`changed_by\` text,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`team__order_idx\` ON \`team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`team_image_idx\` ON \`team\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`team_updated_at_idx\` ON \`team\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`team_created_at_idx\` ON \`team\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`team__status_idx\` ON \`team\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`team_deleted_at_idx\` ON \`team\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_team_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_team_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_team_v_version_links_order_idx\` ON \`_team_v_version_links\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_team_v_version_links_parent_id_idx\` ON \`_team_v_version_links\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_team_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_alt\` text,
  	\`version_role\` text,
  	\`version_bio\` text,
  	\`version_image_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`version_changed_by\` text,
  	\`version_deleted_at\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_team_v_parent_idx\` ON \`_team_v\` (\`parent_id\`);`)
  await db.run(
    sql`CREATE INDEX \`_team_v_version_version__order_idx\` ON \`_team_v\` (\`version__order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_team_v_version_version_image_idx\` ON \`_team_v\` (\`version_image_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_team_v_version_version_updated_at_idx\` ON \`_team_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_team_v_version_version_created_at_idx\` ON \`_team_v\` (\`version_created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_team_v_version_version__status_idx\` ON \`_team_v\` (\`version__status\`);`,
  )
  await db.run(sql`CREATE INDEX \`_team_v_created_at_idx\` ON \`_team_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_updated_at_idx\` ON \`_team_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_latest_idx\` ON \`_team_v\` (\`latest\`);`)
  await db.run(
    sql`CREATE INDEX \`_team_v_version_version_deleted_at_idx\` ON \`_team_v\` (\`version_deleted_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`calendar\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`type\` text,
  	\`start\` text,
  	\`end\` text,
  	\`tooltip\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`changed_by\` text,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`calendar_start_idx\` ON \`calendar\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`calendar_updated_at_idx\` ON \`calendar\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`calendar_created_at_idx\` ON \`calendar\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`calendar__status_idx\` ON \`calendar\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`start_end_idx\` ON \`calendar\` (\`start\`,\`end\`);`)
  await db.run(sql`CREATE INDEX \`calendar_deleted_at_idx\` ON \`calendar\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_calendar_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_type\` text,
  	\`version_start\` text,
  	\`version_end\` text,
  	\`version_tooltip\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`version_changed_by\` text,
  	\`version_deleted_at\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`calendar\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_calendar_v_parent_idx\` ON \`_calendar_v\` (\`parent_id\`);`)
  await db.run(
    sql`CREATE INDEX \`_calendar_v_version_version_start_idx\` ON \`_calendar_v\` (\`version_start\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_calendar_v_version_version_updated_at_idx\` ON \`_calendar_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_calendar_v_version_version_created_at_idx\` ON \`_calendar_v\` (\`version_created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_calendar_v_version_version__status_idx\` ON \`_calendar_v\` (\`version__status\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_calendar_v_created_at_idx\` ON \`_calendar_v\` (\`created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_calendar_v_updated_at_idx\` ON \`_calendar_v\` (\`updated_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`_calendar_v_latest_idx\` ON \`_calendar_v\` (\`latest\`);`)
  await db.run(
    sql`CREATE INDEX \`version_start_version_end_idx\` ON \`_calendar_v\` (\`version_start\`,\`version_end\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_calendar_v_version_version_deleted_at_idx\` ON \`_calendar_v\` (\`version_deleted_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_small_url\` text,
  	\`sizes_small_width\` numeric,
  	\`sizes_small_height\` numeric,
  	\`sizes_small_mime_type\` text,
  	\`sizes_small_filesize\` numeric,
  	\`sizes_small_filename\` text,
  	\`sizes_large_url\` text,
  	\`sizes_large_width\` numeric,
  	\`sizes_large_height\` numeric,
  	\`sizes_large_mime_type\` text,
  	\`sizes_large_filesize\` numeric,
  	\`sizes_large_filename\` text,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(
    sql`CREATE INDEX \`media_sizes_small_sizes_small_filename_idx\` ON \`media\` (\`sizes_small_filename\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`media_sizes_large_sizes_large_filename_idx\` ON \`media\` (\`sizes_large_filename\`);`,
  )
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`todos_assignees\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`todos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`todos_assignees_order_idx\` ON \`todos_assignees\` (\`order\`);`)
  await db.run(
    sql`CREATE INDEX \`todos_assignees_parent_idx\` ON \`todos_assignees\` (\`parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`todos\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`desc\` text NOT NULL,
  	\`deadline\` text NOT NULL,
  	\`priority\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`version\` numeric DEFAULT 1,
  	\`asked_version\` numeric DEFAULT 1,
  	\`changed_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`todos_deadline_idx\` ON \`todos\` (\`deadline\`);`)
  await db.run(sql`CREATE INDEX \`todos_updated_at_idx\` ON \`todos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`todos_created_at_idx\` ON \`todos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`todos_deleted_at_idx\` ON \`todos\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`acknowledgements\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`todo_id\` text(36) NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`username\` text NOT NULL,
  	\`acknowledged_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`version\` numeric DEFAULT 1,
  	FOREIGN KEY (\`todo_id\`) REFERENCES \`todos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(
    sql`CREATE INDEX \`acknowledgements_todo_idx\` ON \`acknowledgements\` (\`todo_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`acknowledgements_updated_at_idx\` ON \`acknowledgements\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`acknowledgements_created_at_idx\` ON \`acknowledgements\` (\`created_at\`);`,
  )
  await db.run(
    sql`CREATE UNIQUE INDEX \`todo_memberId_version_idx\` ON \`acknowledgements\` (\`todo_id\`,\`member_id\`,\`version\`);`,
  )
  await db.run(sql`CREATE TABLE \`inquiries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`category\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`desc\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assigned_to_id\` text(36),
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`assigned_to_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(
    sql`CREATE INDEX \`inquiries_assigned_to_idx\` ON \`inquiries\` (\`assigned_to_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`inquiries_updated_at_idx\` ON \`inquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_created_at_idx\` ON \`inquiries\` (\`created_at\`);`)
  await db.run(
    sql`CREATE INDEX \`status_createdAt_idx\` ON \`inquiries\` (\`status\`,\`created_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`inquiries_deleted_at_idx\` ON \`inquiries\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`records\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`violation\` text NOT NULL,
  	\`fee\` numeric NOT NULL,
  	\`status\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`records_date_idx\` ON \`records\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`records_updated_at_idx\` ON \`records\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`records_created_at_idx\` ON \`records\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`records_deleted_at_idx\` ON \`records\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`activity_logs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`username\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE INDEX \`activity_logs_updated_at_idx\` ON \`activity_logs\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`activity_logs_created_at_idx\` ON \`activity_logs\` (\`created_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`members_teams\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`members_teams_order_idx\` ON \`members_teams\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`members_teams_parent_idx\` ON \`members_teams\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`members_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`members_sessions_order_idx\` ON \`members_sessions\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`members_sessions_parent_id_idx\` ON \`members_sessions\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`members\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_type\` text DEFAULT 'user' NOT NULL,
  	\`is_editor\` integer DEFAULT false,
  	\`blocked\` integer DEFAULT false,
  	\`invite_hash\` text,
  	\`invite_expires_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text,
  	\`username\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`second_factor\` integer DEFAULT false,
  	\`second_factor_secret\` text,
  	\`pending_secret\` text,
  	\`last_code_step\` numeric,
  	\`recovery_code_hashes\` text,
  	\`session_epoch\` text,
  	\`email_confirmed\` integer,
  	\`pending_email\` text,
  	\`pending_email_hash\` text,
  	\`pending_email_expires_at\` text,
  	\`email_trusted\` integer,
  	\`pending_email_trusted\` integer,
  	\`mailed_invite_hash\` text,
  	\`mailed_invite_expires_at\` text,
  	\`feed_key_hash\` text,
  	\`feed_created_at\` text,
  	\`feed_for\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`members_invite_hash_idx\` ON \`members\` (\`invite_hash\`);`)
  await db.run(sql`CREATE INDEX \`members_updated_at_idx\` ON \`members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`members_created_at_idx\` ON \`members\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`members_username_idx\` ON \`members\` (\`username\`);`)
  await db.run(
    sql`CREATE INDEX \`members_pending_email_hash_idx\` ON \`members\` (\`pending_email_hash\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`members_mailed_invite_hash_idx\` ON \`members\` (\`mailed_invite_hash\`);`,
  )
  await db.run(sql`CREATE INDEX \`members_feed_key_hash_idx\` ON \`members\` (\`feed_key_hash\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`team_id\` text(36),
  	\`calendar_id\` text(36),
  	\`media_id\` text(36),
  	\`todos_id\` text(36),
  	\`inquiries_id\` text(36),
  	\`records_id\` text(36),
  	\`members_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`calendar_id\`) REFERENCES \`calendar\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`todos_id\`) REFERENCES \`todos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inquiries_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`records_id\`) REFERENCES \`records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_team_id_idx\` ON \`payload_locked_documents_rels\` (\`team_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_calendar_id_idx\` ON \`payload_locked_documents_rels\` (\`calendar_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_todos_id_idx\` ON \`payload_locked_documents_rels\` (\`todos_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_inquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`inquiries_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_records_id_idx\` ON \`payload_locked_documents_rels\` (\`records_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`members_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_members_id_idx\` ON \`payload_preferences_rels\` (\`members_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tagline\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`changed_by\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_tagline\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`version_changed_by\` text
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`,
  )
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`about_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`body\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_sections_order_idx\` ON \`about_sections\` (\`_order\`);`)
  await db.run(
    sql`CREATE INDEX \`about_sections_parent_id_idx\` ON \`about_sections\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`about\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`changed_by\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`body\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_about_v_version_sections_order_idx\` ON \`_about_v_version_sections\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_about_v_version_sections_parent_id_idx\` ON \`_about_v_version_sections\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_about_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`version_changed_by\` text
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`,
  )
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`rules_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`body\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rules_sections_order_idx\` ON \`rules_sections\` (\`_order\`);`)
  await db.run(
    sql`CREATE INDEX \`rules_sections_parent_id_idx\` ON \`rules_sections\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`rules\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`last_updated\` text,
  	\`numbers_max_warnings\` numeric,
  	\`numbers_max_revisions\` numeric,
  	\`numbers_manager_warnings\` numeric,
  	\`numbers_max_instances\` numeric,
  	\`numbers_short_lateness_to\` numeric,
  	\`numbers_short_lateness_fee\` numeric,
  	\`numbers_long_lateness_to\` numeric,
  	\`numbers_long_lateness_fee\` numeric,
  	\`numbers_absence_fee\` numeric,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`changed_by\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`rules__status_idx\` ON \`rules\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_rules_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`body\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_rules_v_version_sections_order_idx\` ON \`_rules_v_version_sections\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_rules_v_version_sections_parent_id_idx\` ON \`_rules_v_version_sections\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_rules_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_title\` text,
  	\`version_last_updated\` text,
  	\`version_numbers_max_warnings\` numeric,
  	\`version_numbers_max_revisions\` numeric,
  	\`version_numbers_manager_warnings\` numeric,
  	\`version_numbers_max_instances\` numeric,
  	\`version_numbers_short_lateness_to\` numeric,
  	\`version_numbers_short_lateness_fee\` numeric,
  	\`version_numbers_long_lateness_to\` numeric,
  	\`version_numbers_long_lateness_fee\` numeric,
  	\`version_numbers_absence_fee\` numeric,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`version_changed_by\` text
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_rules_v_version_version__status_idx\` ON \`_rules_v\` (\`version__status\`);`,
  )
  await db.run(sql`CREATE INDEX \`_rules_v_created_at_idx\` ON \`_rules_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_updated_at_idx\` ON \`_rules_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rules_v_latest_idx\` ON \`_rules_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`site_categories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_categories_order_idx\` ON \`site_categories\` (\`_order\`);`)
  await db.run(
    sql`CREATE INDEX \`site_categories_parent_id_idx\` ON \`site_categories\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`site\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`code_url\` text NOT NULL,
  	\`contact_email\` text NOT NULL,
  	\`academic_year\` numeric,
  	\`log_keeper_id\` text(36),
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`log_keeper_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_log_keeper_idx\` ON \`site\` (\`log_keeper_id\`);`)
  await db.run(sql`CREATE TABLE \`audit_trail\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`at\` text NOT NULL,
  	\`actor\` text NOT NULL,
  	\`actor_id\` text,
  	\`address\` text,
  	\`action\` text NOT NULL,
  	\`row_collection\` text,
  	\`row_title\` text,
  	\`row_id\` text,
  	\`fields\` text,
  	\`previous_mac\` text,
  	\`mac\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_trail_sequence_idx\` ON \`audit_trail\` (\`sequence\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_at_idx\` ON \`audit_trail\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_actor_idx\` ON \`audit_trail\` (\`actor\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_action_idx\` ON \`audit_trail\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_row_id_idx\` ON \`audit_trail\` (\`row_id\`);`)
  await db.run(sql`CREATE TABLE \`audit_head\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`head\` text,
  	\`mac\` text,
  	\`holder\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`,
  )
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(
    sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`todo_versions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`todo_id\` text(36) NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`title\` text NOT NULL,
  	\`desc\` text NOT NULL,
  	\`deadline\` text NOT NULL,
  	\`priority\` text NOT NULL,
  	\`assignee\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`todo_id\`) REFERENCES \`todos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`todo_versions_todo_idx\` ON \`todo_versions\` (\`todo_id\`);`)
  await db.run(
    sql`CREATE INDEX \`todo_versions_updated_at_idx\` ON \`todo_versions\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`todo_versions_created_at_idx\` ON \`todo_versions\` (\`created_at\`);`,
  )
  await db.run(
    sql`CREATE UNIQUE INDEX \`todo_version_idx\` ON \`todo_versions\` (\`todo_id\`,\`version\`);`,
  )
  await db.run(sql`CREATE TABLE \`rules_revisions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`revision\` numeric NOT NULL,
  	\`sections\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE UNIQUE INDEX \`rules_revisions_revision_idx\` ON \`rules_revisions\` (\`revision\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`rules_revisions_updated_at_idx\` ON \`rules_revisions\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`rules_revisions_created_at_idx\` ON \`rules_revisions\` (\`created_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`rules_acknowledgements\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`revision\` numeric NOT NULL,
  	\`acknowledged_on\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE INDEX \`rules_acknowledgements_updated_at_idx\` ON \`rules_acknowledgements\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`rules_acknowledgements_created_at_idx\` ON \`rules_acknowledgements\` (\`created_at\`);`,
  )
  await db.run(
    sql`CREATE UNIQUE INDEX \`memberId_revision_idx\` ON \`rules_acknowledgements\` (\`member_id\`,\`revision\`);`,
  )
  await db.run(sql`CREATE TABLE \`reminders\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`todo_id\` text(36) NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`todo_id\`) REFERENCES \`todos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reminders_todo_idx\` ON \`reminders\` (\`todo_id\`);`)
  await db.run(sql`CREATE INDEX \`reminders_member_id_idx\` ON \`reminders\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`reminders_updated_at_idx\` ON \`reminders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reminders_created_at_idx\` ON \`reminders\` (\`created_at\`);`)
  await db.run(
    sql`CREATE UNIQUE INDEX \`todo_memberId_day_idx\` ON \`reminders\` (\`todo_id\`,\`member_id\`,\`day\`);`,
  )
  await db.run(sql`CREATE TABLE \`calendar_audience\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`calendar\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`calendar_audience_order_idx\` ON \`calendar_audience\` (\`order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`calendar_audience_parent_idx\` ON \`calendar_audience\` (\`parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_calendar_v_version_audience\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_calendar_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_calendar_v_version_audience_order_idx\` ON \`_calendar_v_version_audience\` (\`order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_calendar_v_version_audience_parent_idx\` ON \`_calendar_v_version_audience\` (\`parent_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`activity_logs_newest_idx\` ON \`activity_logs\` (\`created_at\` DESC,\`id\` DESC);`,
  )
  await db.run(sql`CREATE INDEX \`records_newest_idx\` ON \`records\` (\`date\` DESC,\`id\` DESC);`)
}
