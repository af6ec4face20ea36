// The store of the reference server on MongoDB: the driver, and acknowledgements inside their to-do.
import { MongoClient } from 'mongodb'
import { inquiries, logs, members, todos } from '../data.mjs'

const stored = ({ id, ...rest }) => ({ _id: id, ...rest })

const special = /[.*+?^${}()|[\]\\]/g

/** Creates a database with the data of the run. As the product's do, its writes wait for a majority's disks. */
export const openMongodb = async (url, rows) => {
  const client = await MongoClient.connect(url, { writeConcern: { w: 'majority', j: true } })
  const db = client.db()
  const sessionRows = db.collection('sessions')
  const logRows = db.collection('logs')
  const todoRows = db.collection('todos')
  const inquiryRows = db.collection('inquiries')

  await logRows.createIndex({ createdAt: -1, _id: -1 })
  await todoRows.createIndex({ deadline: 1, createdAt: 1 })
  await logRows.insertMany([...logs(rows)].map(stored))
  await sessionRows.insertMany(
    members.map(({ id, sid, username, userType }) => ({
      _id: sid,
      member: id,
      username,
      type: userType,
    })),
  )
  await todoRows.insertMany(
    todos.map(({ assignees, ...todo }) => stored({ ...todo, assignee: assignees.join(', ') })),
  )
  await inquiryRows.insertMany(inquiries.map(stored))

  return {
    session: (id) => sessionRows.findOne({ _id: id }),
    addLog: (log) => logRows.insertOne(stored(log)),
    addInquiry: (inquiry) => inquiryRows.insertOne(stored(inquiry)),
    findLogs: async (search, limit, skip) => {
      const filter = search ? { searchText: { $regex: search.replace(special, '\\$&') } } : {}
      const [found, total] = await Promise.all([
        logRows
          .find(filter, { sort: { createdAt: -1, _id: -1 }, skip, limit })
          .project({ searchText: 0 })
          .toArray(),
        search ? logRows.countDocuments(filter) : logRows.estimatedDocumentCount(),
      ])
      return { logs: found, total }
    },
    activeTodos: (today) =>
      todoRows
        .find({ deadline: { $gte: today } }, { sort: { deadline: 1, createdAt: 1 } })
        .toArray(),
    acknowledge: async (id, acknowledgement) =>
      (await todoRows.findOneAndUpdate(
        { _id: id, 'acknowledgedBy.userId': { $ne: acknowledgement.userId } },
        { $push: { acknowledgedBy: acknowledgement } },
        { returnDocument: 'after' },
      )) ?? todoRows.findOne({ _id: id }),
  }
}
